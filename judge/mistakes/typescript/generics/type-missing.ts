interface Box<T> {
  value: T
}
const box: Box = { value: 1 }
console.log(box)