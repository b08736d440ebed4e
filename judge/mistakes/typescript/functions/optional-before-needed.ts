function greet(title?: string, name: string) {
  return title + name
}
console.log(greet('Dr', 'Ada'))