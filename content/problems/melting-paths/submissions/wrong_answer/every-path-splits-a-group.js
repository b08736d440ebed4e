function groupsAfterEach(huts, paths) {
  return paths.map((_, at) => Math.max(1, huts - (paths.length - 1 - at)))
}
