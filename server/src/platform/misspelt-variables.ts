/** Shorter names resemble many words, so only swapped letters count for them. */
const SHORT = 4

/** Returns one line for each variable whose name resembles a known one. Its value is left out. */
export function misspeltVariables(given: readonly string[], known: readonly string[]): string[] {
  const isKnown = new Set(known)
  return given
    .filter((name) => !isKnown.has(name))
    .flatMap((name) => {
      const meant = known.find((one) => isNear(plain(name), plain(one)))
      return meant ? [`${name} is ignored: there is no such variable. Is ${meant} meant?`] : []
    })
}

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Returns whether one letter is missing, added or different, or two are swapped. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, rest2] = [one.slice(start), other.slice(start)]
  const swapped = rest[0] === rest2[1] && rest[1] === rest2[0] && rest.slice(2) === rest2.slice(2)
  if (swapped && rest.length > 1) return true
  if (other.length <= SHORT) return false
  const [longer, shorter] = rest.length > rest2.length ? [rest, rest2] : [rest2, rest]
  return longer.slice(1) === (longer.length === shorter.length ? shorter.slice(1) : shorter)
}
