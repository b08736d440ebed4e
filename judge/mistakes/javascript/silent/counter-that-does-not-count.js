for (let i = 0; i < 3; i + 1) {
  console.log(i)
}
