function roundTrips(cards) {
  cards.sort()
  const trips = []
  for (let i = 0; i < cards.length; i++) {
    if (i > 0 && cards[i] === cards[i - 1]) continue
    let left = i + 1
    let right = cards.length - 1
    while (left < right) {
      const sum = cards[i] + cards[left] + cards[right]
      if (sum < 0) left++
      else if (sum > 0) right--
      else {
        trips.push([cards[i], cards[left], cards[right]])
        left++
        right--
        while (left < right && cards[left] === cards[left - 1]) left++
      }
    }
  }
  return trips
}
