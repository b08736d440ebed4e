function groupsAfterEach(huts, paths) {
  const parent = Array.from({ length: huts + 1 }, (_, hut) => hut)
  const find = (hut) => {
    let root = hut
    while (parent[root] !== root) root = parent[root]
    while (parent[hut] !== root) [parent[hut], hut] = [root, parent[hut]]
    return root
  }
  const answers = new Array(paths.length)
  let groups = huts
  for (let at = paths.length - 1; at >= 0; at--) {
    answers[at] = groups
    const [one, other] = paths[at].map(find)
    if (one === other) continue
    parent[one] = other
    groups--
  }
  return answers
}
