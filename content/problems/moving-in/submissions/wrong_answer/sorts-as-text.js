function moveIn(shelf, records, crate, more) {
  for (let next = 0; next < more; next++) shelf[records + next] = crate[next]
  shelf.sort()
}
