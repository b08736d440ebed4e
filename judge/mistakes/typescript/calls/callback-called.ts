function show(v: number) {
  console.log(v)
}
const values = [1, 2]
values.forEach(show(1))