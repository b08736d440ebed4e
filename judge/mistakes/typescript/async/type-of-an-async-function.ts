async function answer(): number {
  return 42
}
answer()