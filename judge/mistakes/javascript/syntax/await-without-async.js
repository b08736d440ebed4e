async function answer() {
  return 42
}
function main() {
  const n = await answer()
  console.log(n)
}
main()
