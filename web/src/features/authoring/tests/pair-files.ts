import { limits } from '@callofcode/contract/limits'

/** A chosen file. A text is missing where the file is none. */
export interface ChosenFile {
  readonly name: string
  readonly text: string | undefined
}
export interface TestPair {
  /** The name of both files in the problem, without their ends. */
  readonly name: string
  readonly input: string
  readonly output: string
  /** Members see it as an example. */
  readonly isShown: boolean
}
export type Refusal = 'noInput' | 'noOutput' | 'unknown' | 'large' | 'noText' | 'twice'
export interface PairedFiles {
  readonly pairs: readonly TestPair[]
  /** The files that were left out, and why. */
  readonly left: readonly { readonly name: string; readonly why: Refusal }[]
}

const END = /^(.+)\.(in|out|ans)$/i
const MOST_SHOWN = 4

/** Pairs inputs (.in) with outputs (.out or .ans) of the same name, in the natural order of their names. */
export function pairFiles(files: readonly ChosenFile[], hasShown: boolean): PairedFiles {
  const left: { name: string; why: Refusal }[] = []
  const halves = new Map<string, { input?: Half; output?: Half }>()
  for (const { name, text } of files) {
    const [, stem = '', end = ''] = END.exec(name) ?? []
    const side = end.toLowerCase() === 'in' ? 'input' : 'output'
    const known = halves.get(stem) ?? {}
    const why = end === '' ? 'unknown' : (whyNot(text) ?? (known[side] ? 'twice' : undefined))
    if (why) left.push({ name, why })
    else halves.set(stem, { ...known, [side]: { name, text: plainText(text ?? '') } })
  }
  const whole: { stem: string; input: string; output: string }[] = []
  for (const [stem, { input, output }] of halves) {
    if (input && output) whole.push({ stem, input: input.text, output: output.text })
    else if (input) left.push({ name: input.name, why: 'noOutput' })
    else if (output) left.push({ name: output.name, why: 'noInput' })
  }
  whole.sort((one, other) => natural.compare(one.stem, other.stem))
  const names = sortableNames(whole.map(({ stem }) => stem))
  const named = whole.filter(({ stem }) => EXAMPLE.test(stem)).slice(0, MOST_SHOWN)
  const shown = named.length > 0 ? named : hasShown ? [] : whole.slice(0, 1)
  return {
    pairs: whole.map((one, at) => ({
      name: names[at] ?? '',
      input: one.input,
      output: one.output,
      isShown: shown.includes(one),
    })),
    left,
  }
}

interface Half {
  readonly name: string
  readonly text: string
}

const EXAMPLE = /sample|example/i
const natural = new Intl.Collator('en', { numeric: true })

function whyNot(text: string | undefined): Refusal | undefined {
  if (text === undefined) return 'noText'
  return new TextEncoder().encode(text).length > limits.problemFileBytes ? 'large' : undefined
}

/** Lines end as the judge's do, and a mark at the beginning of a file is no part of a test. */
const plainText = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** The server orders tests by name letter by letter. With numbers of one width that is the natural order. */
function sortableNames(stems: readonly string[]): string[] {
  const width = Math.max(0, ...stems.flatMap((stem) => stem.match(/\d+/g) ?? []).map(({ length }) => length))
  const taken = new Set<string>()
  return stems.map((stem) => {
    const plain = stem
      .replace(/\d+/g, (digits) => digits.padStart(Math.min(width, 12), '0'))
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 60)
    let name = plain || 'test'
    for (let more = 2; taken.has(name); more++) name = `${plain || 'test'}-${more}`
    taken.add(name)
    return name
  })
}

/** Returns the texts of the pairs by their paths. A pair of the same name in either folder is replaced. */
export function textsOfPairs(pairs: readonly TestPair[], texts: Readonly<Record<string, string>>) {
  const put: Record<string, string | null> = {}
  for (const { name, input, output, isShown } of pairs) {
    const [place, other] = isShown ? ['sample', 'secret'] : ['secret', 'sample']
    for (const end of ['in', 'ans'])
      if (`data/${other}/${name}.${end}` in texts) put[`data/${other}/${name}.${end}`] = null
    put[`data/${place}/${name}.in`] = input
    put[`data/${place}/${name}.ans`] = output
  }
  return put
}
