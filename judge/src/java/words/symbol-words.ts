import { similarName } from '../../javascript/words/similar-name.ts'
import type { Said } from './rule.ts'

/** Words of other languages, and their counterparts in Java. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ...{ string: 'it is written `String`', str: 'it is written `String`', bool: 'it is written `boolean`' },
  ...{ integer: 'it is written `int`', auto: 'write the type, or `var`', let: 'write the type, or `var`' },
  ...{ True: 'it is written `true`', False: 'it is written `false`' },
  ...{ None: 'it is written `null`', nullptr: 'it is written `null`', undefined: 'it is written `null`' },
  ...{ self: 'the object itself is `this`', len: 'write `a.length`, `s.length()` or `list.size()`' },
  ...Object.fromEntries(
    ['print', 'println', 'printf', 'console', 'cout', 'system'].map((name) => [
      name,
      'output is written `System.out.println(…)`',
    ]),
  ),
  ...{ input: 'input is read by a `Scanner`', cin: 'input is read by a `Scanner`' },
  ...{ vector: 'it is called `ArrayList`', list: 'it is called `List`', dict: 'it is called `Map`' },
  ...{ abs: 'write `Math.abs(…)`', max: 'write `Math.max(…)`', min: 'write `Math.min(…)`' },
  ...{ sqrt: 'write `Math.sqrt(…)`', pow: 'write `Math.pow(…)`', elif: 'it is written `else if`' },
}

const UTIL =
  /^(?:List|ArrayList|LinkedList|Map|HashMap|TreeMap|Set|HashSet|TreeSet|Queue|Deque|ArrayDeque|PriorityQueue|Stack|Vector|Scanner|Arrays|Collections|Random|Iterator|Comparator|Objects|Optional|StringTokenizer|BitSet)$/
const IO = /^(?:BufferedReader|InputStreamReader|PrintWriter|IOException)$/

/** The methods that may be meant by one that a type lacks. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  List: {
    push: 'add(x)',
    append: 'add(x)',
    push_back: 'add(x)',
    length: 'size()',
    put: 'set(i, x)',
    at: 'get(i)',
  },
  Map: {
    add: 'put(key, value)',
    set: 'put(key, value)',
    has: 'containsKey(key)',
    contains: 'containsKey(key)',
    length: 'size()',
  },
  Set: {
    push: 'add(x)',
    append: 'add(x)',
    put: 'add(x)',
    has: 'contains(x)',
    includes: 'contains(x)',
    length: 'size()',
  },
  Queue: { push: 'add(x)', enqueue: 'add(x)', dequeue: 'poll()', front: 'peek()', length: 'size()' },
  String: {
    size: 'length()',
    len: 'length()',
    at: 'charAt(i)',
    get: 'charAt(i)',
    upper: 'toUpperCase()',
    lower: 'toLowerCase()',
  },
}
const STRING = [
  'length',
  'charAt',
  'substring',
  'indexOf',
  'toUpperCase',
  'toLowerCase',
  'trim',
  'split',
  'equals',
  'contains',
  'isEmpty',
  'replace',
  'compareTo',
]

export function symbolWords(kind: string, name: string, location: string, said: Said): string {
  const [, owner, type = ''] = /^variable (\S+) of type (.+)$/.exec(location) ?? []
  if (owner) return ofMember(kind, name, owner, type)
  const of = /^class (?!Main$|Solution$)([A-Z]\w*)$/.exec(location)?.[1]
  const other = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined
  if (other) return `Java has no \`${name}\`: ${other}.`
  const packaged = UTIL.test(name) ? 'java.util' : IO.test(name) ? 'java.io' : undefined
  if (packaged) return `\`${name}\` is in a package: write \`import ${packaged}.*;\` in the first line.`
  const assigned = new RegExp(`^\\s*${name}\\s*=[^=]`).test(said.code)
  const here = `Nothing here is called \`${name}\``
  const line = declaredIn(name, said)
  if (line)
    return `${here} in this place: line ${line} makes it inside of other braces \`{ }\`, or further down, and it lives only there.`
  const meant = similarName(name, namesIn(said.text))
  if (meant) return `${here}. Did you mean \`${meant}\`?`
  if (assigned) return `${here} yet. To make it, write its type before it: \`int ${name} = …\`.`
  if (kind === 'method')
    return `There is no method \`${name}\`${of ? ` in \`${of}\`` : ' here'}. Is it misspelt?`
  if (kind === 'class')
    return `There is no type or class \`${name}\` here. Is it misspelt, or is an \`import\` missing?`
  return `${here}. Is it made before this line, with its type? A text needs quotes: \`"${name}"\`.`
}

function ofMember(kind: string, name: string, owner: string, type: string): string {
  const begin = `There is no \`${owner}.${name}${kind === 'method' ? '()' : ''}\`: \`${owner}\` is a \`${type}\``
  if (type.endsWith(']')) {
    return /^(?:length|size|len|count)$/.test(name)
      ? `${begin}, and how many it holds is written \`${owner}.length\`, without \`()\`.`
      : `${begin}, which has no methods. A list, \`ArrayList\`, has more.`
  }
  const table =
    MEANT[type.replace(/<.*$/s, '').replace(/^(?:Array|Linked)(?=List)|^(?:Hash|Tree)(?=Map|Set)/, '')] ?? {}
  if (kind === 'variable' && /^(?:length|size)$/.test(name))
    return `${begin}, and how many it holds is written \`${owner}.${table[name] ?? `${name}()`}\`, with \`()\`.`
  const meant = Object.hasOwn(table, name)
    ? table[name]
    : type === 'String'
      ? similarName(name, STRING)
      : undefined
  return meant
    ? `${begin}. Did you mean \`${owner}.${meant}\`?`
    : `${begin}, which has no \`${name}\`. Is it misspelt?`
}

const DECLARED = /\b(?:[a-z]+|[A-Z]\w*(?:<[^;=()]*>)?)(?:\[\])*\s+(\w+)\s*(?=[=;,:)(])/g
const namesIn = (text: string) => [...text.matchAll(DECLARED)].flatMap(([, name]) => name ?? [])

function declaredIn(name: string, { text }: Said): number | undefined {
  const at = [...text.matchAll(DECLARED)].find(
    ([whole, one]) => one === name && !/^(?:return|new|else)\b/.test(whole),
  )?.index
  return at === undefined ? undefined : text.slice(0, at).split('\n').length
}
