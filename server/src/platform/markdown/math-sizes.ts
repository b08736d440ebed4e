/** The longest value of each MathML unit: about 20 em, KaTeX's limit for a rule. */
const LONGEST: Record<string, number> = { em: 20, ex: 40, px: 320, pt: 240, pc: 20, mm: 84, cm: 8.4, in: 3.3 }
/** Limits the sum of a formula's long lengths, because a length may be repeated or nested. */
const TOGETHER = 3
/** The share of the longest value from which a length counts as long. */
const LONG = 0.11

const LENGTH = / ([a-z]+)="([+-]?\d+(?:\.\d+)?)([a-z]+)"/g
const STYLE = /<mstyle\b[^>]*>|<\/mstyle>/g
const SIZE = / mathsize="([\d.]+)em"/

/**
 * Limits kerns, raised boxes, rules and gaps in a drawn formula, so that they stay beside their text. KaTeX limits only some of
 * them, and no negative ones.
 */
export function boundSizes(drawn: string): string {
  let room = TOGETHER
  const bounded = drawn.replace(LENGTH, (whole, name: string, written: string, unit: string) => {
    const longest = LONGEST[unit]
    if (longest === undefined || name === 'mathsize') return whole
    const part = Math.min(1, Math.abs(Number(written)) / longest)
    if (part <= LONG) return whole
    const given = Math.min(part, room)
    room -= given
    const sign = /^[+-]/.exec(written)?.[0] ?? ''
    return ` ${name}="${sign}${+(given * longest).toFixed(4)}${unit}"`
  })
  return notInEachOther(bounded)
}

/** Prevents nested sizes. In TeX, `\Huge` in `\Huge` is as large as one. In MathML, each would enlarge the next. */
function notInEachOther(drawn: string): string {
  const sizes = [1]
  return drawn.replace(STYLE, (tag) => {
    const around = sizes.at(-1) ?? 1
    if (tag.startsWith('</')) {
      sizes.pop()
      return tag
    }
    const size = Number(SIZE.exec(tag)?.[1] ?? around)
    sizes.push(size)
    return tag.replace(SIZE, ` mathsize="${+(size / around).toFixed(4)}em"`)
  })
}
