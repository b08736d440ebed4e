interface Item {
  value: number
  next: Item | null
}
const last: Item = { value: 1, next: null }
console.log(last.next.value)