class Heap {
  items = []

  push(item) {
    const { items } = this
    let at = items.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (items[parent][0] <= item[0]) break
      items[at] = items[parent]
      at = parent
    }
    items[at] = item
  }

  pop() {
    const { items } = this
    const top = items[0]
    const item = items.pop()
    if (items.length === 0) return top
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child + 1 < items.length && items[child + 1][0] < items[child][0]) child++
      if (child >= items.length || items[child][0] >= item[0]) break
      items[at] = items[child]
      at = child
    }
    items[at] = item
    return top
  }
}

function lastFire(links, hills, first) {
  const seenFrom = Array.from({ length: hills + 1 }, () => [])
  for (const [from, to, minutes] of links) seenFrom[from].push([to, minutes])

  const burns = new Array(hills + 1).fill(false)
  const heap = new Heap()
  heap.push([0, first])
  let fires = 0
  let last = 0
  while (heap.items.length > 0) {
    const [minute, hill] = heap.pop()
    if (burns[hill]) continue
    burns[hill] = true
    fires++
    last = minute
    for (const [to, minutes] of seenFrom[hill]) {
      if (!burns[to]) heap.push([minute + minutes, to])
    }
  }
  return fires === hills ? last : -1
}
