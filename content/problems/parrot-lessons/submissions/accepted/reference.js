function timesHeard(phrase) {
  const n = phrase.length
  const heard = new Array(n + 1).fill(0)
  heard[n] = 1
  // How many sounds from each place on agree with the beginning; phrase[from … end) is such a copy.
  const agree = [n]
  let from = 0
  let end = 0
  for (let at = 1; at < n; at++) {
    let size = at < end ? Math.min(agree[at - from], end - at) : 0
    while (at + size < n && phrase[size] === phrase[at + size]) size++
    if (at + size > end) {
      from = at
      end = at + size
    }
    agree.push(size)
    heard[size]++
  }
  for (let lesson = n - 1; lesson > 0; lesson--) heard[lesson] += heard[lesson + 1]
  return heard.slice(1)
}
