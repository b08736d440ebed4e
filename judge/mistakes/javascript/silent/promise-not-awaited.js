async function answer() {
  return 41
}
console.log(answer() + 1)
