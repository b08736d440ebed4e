function moveIn(shelf, records, crate, more) {
  let last = records - 1
  let free = shelf.length - 1
  for (let next = more - 1; next >= 0; free--) {
    if (last >= 0 && shelf[last] > crate[next]) shelf[free] = shelf[last--]
    else shelf[free] = crate[next--]
  }
}
