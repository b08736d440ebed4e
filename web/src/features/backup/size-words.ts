const UNITS = ['kB', 'MB', 'GB'] as const

/** `4 kB`, `12.3 MB`. */
export function sizeWords(bytes: number): string {
  let [size, at] = [bytes / 1_000, 0]
  for (; size >= 999.5 && at < UNITS.length - 1; at++) size /= 1_000
  const digits = at > 0 && size < 100 ? 1 : 0
  return `${Math.max(size, 1).toFixed(digits)} ${UNITS[at]}`
}
