function rounds(chain) {
  const found = []
  let people = chain ? [chain] : []
  while (people.length > 0) {
    found.push(people.map((person) => person.val))
    people = people.flatMap((person) => [person.left, person.right]).filter((person) => person !== null)
  }
  return found
}
