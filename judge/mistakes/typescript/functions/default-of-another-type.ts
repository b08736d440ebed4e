function greet(times: number = 'once') {
  console.log(times)
}
greet()