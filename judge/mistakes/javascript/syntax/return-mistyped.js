function twice(n) {
  retrun n * 2
}
console.log(twice(4))
