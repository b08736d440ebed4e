function length(value: string | number) {
  return value.length
}
console.log(length('abc'))