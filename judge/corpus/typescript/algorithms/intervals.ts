type Interval = readonly [start: number, end: number]
const overlaps = ([a, b]: Interval, [c, d]: Interval): boolean => a < d && c < b
class Calendar {
  private booked: Interval[] = []
  book(...slot: Interval): boolean {
    if (this.booked.some((b) => overlaps(b, slot))) return false
    this.booked = [...this.booked, slot].sort((x, y) => x[0] - y[0])
    return true
  }
  get free(): Interval[] {
    return this.booked.slice(1).flatMap(([s], i): Interval[] => (s > this.booked[i]![1] ? [[this.booked[i]![1], s]] : []))
  }
}
const c = new Calendar()
console.log(c.book(10, 20), c.book(15, 25), c.book(20, 30), c.book(40, 50), c.free)
console.log(c)
const merge = (xs: Interval[]): Interval[] =>
  [...xs].sort(([a], [b]) => a - b).reduce<Interval[]>((out, [s, e]) => {
    const last = out.at(-1)
    return last && s <= last[1] ? [...out.slice(0, -1), [last[0], Math.max(last[1], e)]] : [...out, [s, e]]
  }, [])
console.log(merge([[1, 3], [2, 6], [8, 10], [9, 12]]), merge([]))
function rooms(meetings: Interval[]): number {
  const events = meetings.flatMap(([s, e]): [number, 1 | -1][] => [[s, 1], [e, -1]]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return events.reduce(({ now, max }, [, d]) => ({ now: now + d, max: Math.max(max, now + d) }), { now: 0, max: 0 }).max
}
console.log(rooms([[0, 30], [5, 10], [10, 20]]), rooms([[1, 2], [2, 3]]))
const skyline = (bs: [number, number, number][]): [number, number][] => [...new Set(bs.flatMap(([l, r]) => [l, r]))].sort((a, b) => a - b).map((x): [number, number] => [x, Math.max(0, ...bs.filter(([l, r]) => l <= x && x < r).map(([, , h]) => h))]).filter(([, h], i, all) => h !== (all[i - 1]?.[1] ?? 0))
console.log(skyline([[2, 9, 10], [3, 7, 15], [5, 12, 12], [15, 20, 10], [19, 24, 8]]))
