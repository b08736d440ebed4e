function sign(n: number): string {
  if (n > 0) return 1
}
console.log(sign(4))