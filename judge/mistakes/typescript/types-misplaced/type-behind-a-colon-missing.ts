function twice(n: ) {
  return n * 2
}
console.log(twice(4))
