const start = { x: 1 }
function show(p: start) {
  console.log(p)
}
show(start)