; A list and a tree whose nodes the C++ library links: what walks over them comes to all of them.
; edge: 0 -> 1 A direct
; edge: 2 -> 3 A direct
; reuse: 1 B of 0 B
; reuse: 3 B of 2 B
source_filename = "nodes.c"

declare void @cblas_sgemm(i32, i32, i32, i32, i32, i32, float, ptr, i32, ptr, i32, float, ptr, i32)
declare ptr @malloc(i64)
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr, ptr)
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1, ptr, ptr, ptr)
declare ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr)

%node = type { ptr, ptr, ptr }

define void @list(ptr %x, ptr %y, ptr %w) {
  %z = call ptr @malloc(i64 256)
  %list = alloca %node
  store ptr %list, ptr %list
  %one = call ptr @malloc(i64 24)
  %first = getelementptr %node, ptr %one, i64 0, i32 2
  store ptr %z, ptr %first
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr %one, ptr %list)
  %two = call ptr @malloc(i64 24)
  %second = getelementptr %node, ptr %two, i64 0, i32 2
  store ptr %w, ptr %second
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr %two, ptr %list)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %a = load ptr, ptr %list
  %b = load ptr, ptr %a
  %held = getelementptr %node, ptr %b, i64 0, i32 2
  %p = load ptr, ptr %held
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}

%leaf = type { i32, ptr, ptr, ptr, ptr }

define void @tree(ptr %x, ptr %y, ptr %w) {
  %z = call ptr @malloc(i64 256)
  %tree = alloca %leaf
  %left = getelementptr %leaf, ptr %tree, i64 0, i32 2
  store ptr %tree, ptr %left
  %one = call ptr @malloc(i64 40)
  %first = getelementptr %leaf, ptr %one, i64 0, i32 4
  store ptr %z, ptr %first
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 true, ptr %one, ptr %tree, ptr %tree)
  %two = call ptr @malloc(i64 40)
  %second = getelementptr %leaf, ptr %two, i64 0, i32 4
  store ptr %w, ptr %second
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 true, ptr %two, ptr %one, ptr %tree)
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %x, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %z, i32 8)
  %begin = load ptr, ptr %left
  %next = call ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %begin)
  %held = getelementptr %leaf, ptr %next, i64 0, i32 4
  %p = load ptr, ptr %held
  call void @cblas_sgemm(i32 102, i32 111, i32 111, i32 8, i32 8, i32 8, float 1.000000e+00, ptr %p, i32 8, ptr %x, i32 8, float 0.000000e+00, ptr %y, i32 8)
  ret void
}
