const LISTED = /ARRAY\[([^\]]*)\]/g
const NUMBER = /(?<![\w.'])\d+(?:\.\d+)?(?![\w.'])/g

/**
 * Returns whether a CHECK accepts at least the values that an earlier one accepted. It recognises the earlier condition or
 * another one, longer value lists (`in (...)`), and wider limits. Any other change counts as narrower, because the text alone
 * cannot show it.
 */
export function isWider(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => text.replace(/\s+/g, ' ')) as [string, string]
  // PostgreSQL puts brackets around each `and`, `or` and `not`. Two brackets at the end mean that this `or` is the outermost.
  if (now.startsWith('CHECK ((') && now.endsWith(` OR ${old.slice('CHECK ('.length, -1).trim()}))`))
    return true
  const [was, is] = [partsOf(old), partsOf(now)]
  if (was.words !== is.words) return false
  const negated = /\bNOT\b|<>|!~/i.test(old)
  if (negated) return false
  return (
    was.lists.every((list, at) => list.every((value) => is.lists[at]?.includes(value))) &&
    was.limits.every(({ sign, value }, at) => {
      const other = Number(is.limits[at]?.value)
      if (sign.startsWith('<')) return other >= value
      return sign.startsWith('>') ? other <= value : other === value
    })
  )
}

function partsOf(text: string) {
  const lists: string[][] = []
  const withoutLists = text.replace(LISTED, (_all, values: string) => {
    lists.push(values.split(/,\s*/))
    return 'ARRAY[]'
  })
  const limits: { sign: string; value: number }[] = []
  const words = withoutLists.replace(NUMBER, (value, at: number) => {
    const sign = /(<=|>=|<|>)\s*\(?$/.exec(withoutLists.slice(0, at))?.[1] ?? '='
    limits.push({ sign, value: Number(value) })
    return '#'
  })
  return { words, lists, limits }
}
