function add(values: readonly number[]) {
  values.push(1)
  return values
}
console.log(add([]))