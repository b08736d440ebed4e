function readyAt(sellers, seconds) {
  // A heap: each time is no later than the two at 2 * at + 1 and 2 * at + 2.
  const free = new Array(sellers).fill(0)

  // The seller at the top is busy until then, so the time sinks to its place.
  function replaceTop(ready) {
    let at = 0
    for (let child = 1; child < sellers; child = 2 * at + 1) {
      if (child + 1 < sellers && free[child + 1] < free[child]) child++
      if (ready <= free[child]) break
      free[at] = free[child]
      at = child
    }
    free[at] = ready
  }

  return seconds.map((busy) => {
    const ready = free[0] + busy
    replaceTop(ready)
    return ready
  })
}
