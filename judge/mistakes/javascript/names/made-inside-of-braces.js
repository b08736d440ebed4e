for (let i = 0; i < 3; i++) {
  let last = i
}
console.log(last)
