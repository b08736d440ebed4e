function chooseTwo(pulls, wanted) {
  const indexOf = {}
  for (let index = 0; index < pulls.length; index++) {
    const partner = indexOf[wanted - pulls[index]]
    if (partner) return [partner, index]
    indexOf[pulls[index]] = index
  }
  return []
}
