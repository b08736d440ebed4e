function show(n: number): void {
  return n
}
show(1)