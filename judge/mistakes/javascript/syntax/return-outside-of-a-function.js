const n = 5
function double(n) {
  n = n * 2
}
  return n
}
