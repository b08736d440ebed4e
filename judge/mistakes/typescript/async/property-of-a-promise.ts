async function names() {
  return ['Ada']
}
console.log(names().length)