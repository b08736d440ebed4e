const LISTED = /ARRAY\[([^\]]*)\]/g
const NUMBER = /(?<![\w.'])\d+(?:\.\d+)?(?![\w.'])/g

/**
 * Whether a CHECK takes at least what another one took: that one or something else, the same words with more values in a list
 * (`in (...)`), or with wider limits. Anything else counts as narrower, because no text tells.
 */
export function isWider(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => text.replace(/\s+/g, ' ')) as [string, string]
  // PostgreSQL puts brackets around each `and`, `or` and `not`: two at the end say that this `or` is the outermost.
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
