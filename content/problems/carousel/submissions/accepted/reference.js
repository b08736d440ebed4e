function ringBell(riders, bells) {
  const reverse = (left, right) => {
    for (; left < right; left++, right--) {
      const rider = riders[left]
      riders[left] = riders[right]
      riders[right] = rider
    }
  }

  const last = riders.length - 1
  const moves = bells % riders.length
  reverse(0, last)
  reverse(0, moves - 1)
  reverse(moves, last)
}
