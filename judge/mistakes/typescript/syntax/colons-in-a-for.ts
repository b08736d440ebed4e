for (let i: number = 0, i < 3, i++) {
  console.log(i)
}