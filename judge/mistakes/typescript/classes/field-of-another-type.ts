class Counter {
  count: number
  add() {
    this.count = 'one'
  }
}
new Counter().add()