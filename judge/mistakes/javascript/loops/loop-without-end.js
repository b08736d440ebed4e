let i = 0
while (i < 10) {
  const double = i * 2
}
