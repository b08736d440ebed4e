function hookOf(keys, wanted) {
  // The first hook from low to high for which the condition holds, or high.
  const first = (low, high, holds) => {
    while (low < high) {
      const middle = (low + high) >> 1
      if (holds(keys[middle])) high = middle
      else low = middle + 1
    }
    return low
  }

  const last = keys[keys.length - 1]
  const smallest = first(0, keys.length, (key) => key <= last)
  const [low, high] = wanted > last ? [0, smallest] : [smallest, keys.length]
  const hook = first(low, high, (key) => key >= wanted)
  return hook < high && keys[hook] === wanted ? hook : -1
}
