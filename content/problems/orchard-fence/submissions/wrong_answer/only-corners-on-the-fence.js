function treesInside(corners) {
  let area = 0
  corners.forEach(([x, y], at) => {
    const [u, v] = corners[(at + 1) % corners.length]
    area += x * v - u * y
  })
  return Math.floor((Math.abs(area) - corners.length + 2) / 2)
}
