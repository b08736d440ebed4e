class Counter {
  count = 0
  add() {
    count++
  }
}
new Counter().add()