function fewestChanges(sign, wanted) {
  const common = Array.from({ length: sign.length + 1 }, () => new Array(wanted.length + 1).fill(0))
  for (let i = 1; i <= sign.length; i++) {
    for (let j = 1; j <= wanted.length; j++) {
      common[i][j] =
        sign[i - 1] === wanted[j - 1]
          ? common[i - 1][j - 1] + 1
          : Math.max(common[i - 1][j], common[i][j - 1])
    }
  }
  return Math.max(sign.length, wanted.length) - common[sign.length][wanted.length]
}
