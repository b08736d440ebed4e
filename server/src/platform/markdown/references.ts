type References = Record<string, { href: string; title: string }>

/**
 * What `[word]: address` defines, for one text. A long address that is used a thousand times would be drawn a thousand
 * times: once as much was drawn as the text is long, and some, what uses it is a word in brackets.
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
