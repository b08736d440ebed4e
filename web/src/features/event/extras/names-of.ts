const MOST = 3

/** `With Asha Verma, Zoya and 2 more`. */
export function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST
  if (rest > 0) return `With ${names.slice(0, MOST).join(', ')} and ${rest} more`
  const [last = '', ...before] = names.toReversed()
  return `With ${before.length > 0 ? `${before.toReversed().join(', ')} and ` : ''}${last}`
}
