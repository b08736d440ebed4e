function turnGroups(dancers, size) {
  const groups = []
  let group = []
  for (let node = dancers; node !== null; node = node.next) {
    group.push(node)
    if (group.length === size) {
      groups.push(group)
      group = []
    }
  }
  // Turns the order of the groups, and not the groups.
  const nodes = [...groups.reverse().flat(), ...group]
  nodes.forEach((node, at) => {
    node.next = nodes[at + 1] ?? null
  })
  return nodes[0]
}
