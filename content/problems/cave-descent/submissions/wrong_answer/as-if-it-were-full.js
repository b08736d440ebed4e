function lowestLevel(cave) {
  const count = (chamber) => (chamber ? 1 + count(chamber.left) + count(chamber.right) : 0)
  return Math.ceil(Math.log2(count(cave) + 1))
}
