function chooseTwo(pulls, wanted) {
  const indexOf = new Map()
  for (let index = 0; index < pulls.length; index++) {
    const partner = indexOf.get(wanted - pulls[index])
    if (partner !== undefined) return [partner, index]
    indexOf.set(pulls[index], index)
  }
  return []
}
