source_filename = "invoke.cpp"

declare i32 @cublasSgemm_v2(ptr, i32, i32, i32, i32, i32, ptr, ptr, i32, ptr, i32, ptr, ptr, i32)
declare i32 @__gxx_personality_v0(...)

define i32 @multiply(ptr %h, ptr %one, ptr %a, ptr %b, ptr %c) personality ptr @__gxx_personality_v0 {
  %s = invoke noundef i32 @cublasSgemm_v2(ptr %h, i32 0, i32 0, i32 8, i32 8, i32 8, ptr %one, ptr %a, i32 8, ptr %b, i32 8, ptr %one, ptr %c, i32 8)
          to label %done unwind label %failed
done:
  ret i32 %s
failed:
  %e = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %e
}
