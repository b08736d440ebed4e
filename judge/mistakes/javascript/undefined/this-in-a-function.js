class Counter {
  constructor() {
    this.counts = {}
  }
  add(words) {
    words.forEach(function (word) {
      this.counts[word] = 1
    })
  }
}
new Counter().add(['a'])
