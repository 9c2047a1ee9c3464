// Linked statically: the dynamic loader has no part in it.
int main() { return 0; }
