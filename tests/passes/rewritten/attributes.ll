source_filename = "attributes.c"

declare dso_local void @cblas_sgemm(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, float noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, float noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

define void @multiply(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 {
  tail call void @cblas_sgemm(i32 noundef 102, i32 noundef 111, i32 noundef 111, i32 noundef 8, i32 noundef 8, i32 noundef 8, float noundef 1.000000e+00, ptr noundef nonnull align 4 dereferenceable(256) %a, i32 noundef 8, ptr noundef %b, i32 noundef 8, float noundef 0.000000e+00, ptr noundef getelementptr (i8, ptr @buffer, i64 16), i32 noundef 8) #2
  ret void
}

@buffer = global [80 x float] zeroinitializer

attributes #0 = { nounwind uwtable }
attributes #1 = { "no-trapping-math"="true" }
attributes #2 = { nounwind }
