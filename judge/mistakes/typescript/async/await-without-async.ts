async function answer() {
  return 42
}
function show() {
  const n = await answer()
  console.log(n)
}
show()