const values = [1, 2].map((v) => {
  v * 2
})
console.log(values.join(' '))