; Arrays of pointers are arguments as matrices are: what is behind an output in one call is no input of
; the next. The objects that they lead to are of the class, and their members are shared.
; edge: 1 -> 2 A direct
source_filename = "array_of_handles.cpp"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)

; run(Handle **out, Handle **in)
define void @_Z3runPP6HandleS1_(ptr %out, ptr %in) {
  %to = load ptr, ptr %out
  %from = load ptr, ptr %in
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %from, i32 8, ptr %from, i32 8, float 0.0, ptr %to, i32 8)
  ret void
}

; all(Layer **layers, float *x)
define void @_Z3allPP5LayerPf(ptr %layers, ptr %x) {
  %layer = load ptr, ptr %layers
  %output = load ptr, ptr %layer
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %x, i32 8, ptr %x, i32 8, float 0.0, ptr %output, i32 8)
  ret void
}

; one(Layer *layer, float *x, float *y)
define void @_Z3oneP5LayerPfS1_(ptr %layer, ptr %x, ptr %y) {
  %output = load ptr, ptr %layer
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.0, ptr %output, i32 8, ptr %x, i32 8, float 0.0, ptr %y, i32 8)
  ret void
}

!0 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "shows types", size: 32, elements: !1)
!1 = !{}
