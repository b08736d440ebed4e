function size<T extends { length: number }>(value: T) {
  return value.length
}
console.log(size(5))