async function answer() {
  return 42
}
console.log(answer() + 1)