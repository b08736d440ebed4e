function show(value: string | number[]) {
  if (typeof value === 'string') return value.push(1)
  return value.length
}
console.log(show('a'))
