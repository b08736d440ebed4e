function daysAground(tides) {
  return tides.map((tide, day) => {
    for (let later = day + 1; later < tides.length; later++) {
      if (tides[later] > tide) return later - day
    }
    return 0
  })
}
