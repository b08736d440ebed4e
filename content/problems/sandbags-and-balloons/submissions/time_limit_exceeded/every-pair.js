function chooseTwo(pulls, wanted) {
  for (let one = 0; one < pulls.length; one++) {
    for (let other = one + 1; other < pulls.length; other++) {
      if (pulls[one] + pulls[other] === wanted) return [one, other]
    }
  }
  return []
}
