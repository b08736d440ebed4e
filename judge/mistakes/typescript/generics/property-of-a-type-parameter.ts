function longest<T>(a: T, b: T): T {
  return a.length > b.length ? a : b
}
console.log(longest('a', 'bc'))