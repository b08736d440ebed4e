function mostWhoStay(heights) {
  const ends = []
  for (const height of heights) {
    const at = ends.findIndex((end) => end >= height)
    ends[at === -1 ? ends.length : at] = height
  }
  return ends.length
}
