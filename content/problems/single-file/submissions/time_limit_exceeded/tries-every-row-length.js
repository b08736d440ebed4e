function singleFile(n) {
  let count = 0
  for (let size = 2; size < n; size++) {
    let row = 2
    while (size % row !== 0) row++
    if (row === size) count++
  }
  return count
}
