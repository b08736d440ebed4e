function roundTrips(cards) {
  cards.sort((one, other) => one - other)
  const trips = new Map()
  for (let i = 0; i < cards.length; i++) {
    for (let j = i + 1; j < cards.length; j++) {
      const third = -cards[i] - cards[j]
      for (let k = j + 1; k < cards.length; k++) {
        if (cards[k] === third) trips.set(`${cards[i]},${cards[j]}`, [cards[i], cards[j], third])
      }
    }
  }
  return [...trips.values()]
}
