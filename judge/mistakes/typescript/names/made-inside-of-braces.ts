if (true) {
  const inner = 5
}
console.log(inner)