const values = [3, 1]
function show(v) {
  console.log(v)
}
values.forEach(show())
