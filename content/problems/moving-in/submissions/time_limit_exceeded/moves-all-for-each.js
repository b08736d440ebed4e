function moveIn(shelf, records, crate, more) {
  for (let next = 0; next < more; next++) {
    let place = records + next
    for (; place > 0 && shelf[place - 1] > crate[next]; place--) shelf[place] = shelf[place - 1]
    shelf[place] = crate[next]
  }
}
