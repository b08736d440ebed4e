function turnsOfTheDial(guests) {
  return guests.map((name) => {
    let count = 0
    let left = guests
    for (let at = 0; at < name.length; at++) {
      if (left.some((other) => other[at] !== name[at])) count++
      left = left.filter((other) => other[at] === name[at])
    }
    return count
  })
}
