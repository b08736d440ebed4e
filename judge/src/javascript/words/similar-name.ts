/** Returns the name that may be meant: one that differs only in case or underscores, or in few letters. */
export function similarName(name: string, names: Iterable<string>): string | undefined {
  const all = [...new Set(names)].filter((one) => one !== name)
  const same = all.find((one) => plain(one) === plain(name))
  // Comparing letter by letter takes as long as both are together.
  if (same || name.length < 3 || name.length > LONGEST) return same
  const most = name.length < 5 ? 1 : 2
  return all
    .map((one) => ({ one, far: distance(name, one) }))
    .filter(({ one, far }) => far <= most && one.length > 1)
    .sort((a, b) => a.far - b.far)[0]?.one
}

const LONGEST = 60

const plain = (name: string) => name.replaceAll('_', '').toLowerCase()

/** Returns the number of letters to add, remove or change. Two swapped neighbours count as one. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const [up = [], upper = []] = [rows[i - 1], rows[i - 2]]
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        ...[(up[j] ?? 9) + 1, (row[j - 1] ?? 9) + 1, (up[j - 1] ?? 9) + cost],
        swapped ? (upper[j - 2] ?? 9) + 1 : 9,
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 9
}
