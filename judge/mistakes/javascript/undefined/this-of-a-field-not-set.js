class Stack {
  push(value) {
    this.items.push(value)
  }
}
new Stack().push(3)
