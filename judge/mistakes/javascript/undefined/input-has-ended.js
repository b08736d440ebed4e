const n = Number(readline())
for (let i = 0; i < n; i++) {
  const [a, b] = readline().split(' ')
}
