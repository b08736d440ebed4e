/** The variables that index a list, by the list's name: in its first brackets, and in its second. */
export type IndexPairs = ReadonlyMap<string, readonly [ReadonlySet<string>, ReadonlySet<string>]>

const NAME = '[A-Za-z_$][\\w$]*'
const INDEXED = new RegExp(`(?<![\\w$.])(${NAME})((?:\\s*\\[[^\\[\\]\\n]*\\])+)`, 'g')
const ASKED = new RegExp(
  `(?<![\\w$.])(${NAME})\\s*\\.(?:at|charAt|charCodeAt|codePointAt)\\(\\s*(${NAME})`,
  'g',
)
const ONE_NAME = new RegExp(`^\\s*(${NAME})\\s*(?:[+-]\\s*(?:\\d+|${NAME})\\s*)?$`)

/** Usual names of two positions. A source with both uses them for every list that is indexed. */
const KNOWN = [
  ['lo', 'hi'],
  ['low', 'high'],
  ['left', 'right'],
  ['l', 'r'],
  ['start', 'end'],
  ['begin', 'end'],
  ['slow', 'fast'],
]

/** Reads the index pairs of a source: in `nums[i]`, `i` is a position in `nums`. */
export function indexPairs(source: string): IndexPairs {
  const pairs = new Map<string, [Set<string>, Set<string>]>()
  const add = (list: string, depth: number, index: string) => {
    const found = pairs.get(list) ?? [new Set<string>(), new Set<string>()]
    pairs.set(list, found)
    found[depth === 0 ? 0 : 1].add(index)
  }
  for (const [, list = '', brackets = ''] of source.matchAll(INDEXED)) {
    for (const [depth, [, inside = '']] of [...brackets.matchAll(/\[([^\]]*)\]/g)].entries()) {
      for (const part of inside.split(':')) {
        const [, index] = ONE_NAME.exec(part) ?? []
        if (index) add(list, depth, index)
      }
    }
  }
  for (const [, list = '', index = ''] of source.matchAll(ASKED)) add(list, 0, index)
  return withKnown(pairs, source)
}

function withKnown(pairs: Map<string, [Set<string>, Set<string>]>, source: string): IndexPairs {
  const all = [...pairs.values()]
  const occurs = (name: string) => new RegExp(`\\b${name}\\b`).test(source)
  const isFree = (name: string) => !all.some((sets) => sets.some((one) => one.has(name)))
  const names = KNOWN.filter((both) => both.every(occurs))
    .flat()
    .filter(isFree)
  for (const [first] of all) for (const name of names) first.add(name)
  return pairs
}
