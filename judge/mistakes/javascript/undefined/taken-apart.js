function find(name) {
  return undefined
}
const { city } = find('Ann')
