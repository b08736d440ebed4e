function smallestTours(tours, wishes) {
  // The tour that ends first need not be the smallest.
  return wishes.map((room) => {
    const [best] = tours.filter(([first, last]) => first <= room && room <= last).sort((one, other) => one[1] - other[1])
    return best ? best[1] - best[0] + 1 : -1
  })
}
