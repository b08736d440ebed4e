const values = [3, 1, 2]
for (const i in values) {
  const next: number = i + 1
  console.log(next)
}