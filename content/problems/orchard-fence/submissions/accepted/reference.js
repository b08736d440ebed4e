function treesInside(corners) {
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b))
  // Triangles from the first corner, so that the numbers stay small.
  const [[left, low]] = corners
  let area = 0
  let fence = 0
  corners.forEach(([x, y], at) => {
    const [u, v] = corners[(at + 1) % corners.length]
    area += (x - left) * (v - low) - (u - left) * (y - low)
    fence += gcd(Math.abs(x - u), Math.abs(y - v))
  })
  return (Math.abs(area) - fence) / 2 + 1
}
