type References = Record<string, { href: string; title: string }>

/**
 * The reference links of one text (`[word]: address`). A long address may be used a thousand times, so there is a limit
 * on what they add, a little more than the length of the text. Beyond it a link stays a word in brackets.
 */
export function meteredReferences(source: string): References {
  let left = 20_000 + 2 * source.length
  return new Proxy<References>(
    {},
    {
      get(defined, label) {
        const found = Reflect.get(defined, label)
        left -= found ? found.href.length + found.title.length : 0
        return left < 0 ? undefined : found
      },
    },
  )
}
