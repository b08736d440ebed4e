import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import { instrument } from './instrument.ts'
import { hintsOn } from './words/hints.ts'
import { SourceTree } from './words/source-tree.ts'
import { syntaxWords } from './words/syntax-words.ts'

// Repeats a text as often as a source may contain it.
const times = (text: string, count: number) => text.repeat(count)
const DEEP: [string, string][] = [
  ['signs', `console.log(${times('- ', 30_000)}1)`],
  ['a sum', `console.log(1${times('+1', 15_000)})`],
  ['brackets', `console.log(${times('[', 15_000)}${times(']', 15_000)})`],
  ['round brackets', `console.log(${times('(', 15_000)}1${times(')', 15_000)})`],
  ['calls', `let a = []; a${times('.concat(1)', 6_000)}`],
  ['functions', `${times('()=>', 15_000)}1`],
  ['blocks', `${times('{', 30_000)}${times('}', 30_000)}`],
  ['else if', `if(0);${times('else if(0);', 5_000)}`],
]
const MANY: [string, string][] = [
  ['comparisons without effect', times('a==b;', 12_000)],
  ['methods whose value is not used', times('a.trim();', 7_000)],
  ['rows of one array', times('a=b.fill([]);', 5_000)],
  ['variables', Array.from({ length: 6_000 }, (_, at) => `let a${at}=1;`).join('')],
  ['loops', times('for(const x in a)s+=x;', 2_500)],
  ['functions without a return', times('s=a.map(x=>{x});', 4_000)],
  ['loops without an end', times('while(i<9){}', 5_000)],
  ['sorts', times('a.sort();', 7_000)],
]

describe('RES-344 looking at a program takes about as long as it is large', () => {
  test.each(DEEP)('what is nested as deeply as %s is not looked at', (_, text) => {
    expect(SourceTree.of(text)).toBeUndefined()
    expect(hintsOn(text, undefined)).toEqual([])
    expect(() => instrument(text, '__t', true)).toThrow(SyntaxError)
  })

  // Each case took minutes when every part was compared with every other.
  test.each(MANY)('of many %s the first are told', (_, text) => {
    expect(hintsOn(text, undefined).length).toBeLessThanOrEqual(5)
    expect(instrument(text, '__t', true)).toContain('__tat(')
  })

  test('of more parts than anybody writes nothing is told', () => {
    expect(SourceTree.of(times('a=1;', 20_000))).toBeUndefined()
  })

  test.each<[string, string]>([
    ['brackets', times('[', 60_000)],
    ['lines of brackets', times('[\n', 30_000)],
    ['a condition', `if(${times(')', 60_000)}`],
    ['words', times('let a ', 10_000)],
    ['quotes', times("'a' ", 15_000)],
  ])('what cannot be read: %s', (_, text) => {
    for (const message of ["SyntaxError: expecting ';'", "SyntaxError: unexpected token in expression: '['"])
      expect(syntaxWords({ severity: 'error', message, line: 1 }, text)).toHaveProperty('message')
  })
})

const { runner } = openRunner('javascript')
test.each(DEEP)('RES-344 a program of %s is run, or refused in plain words', async (_, text) => {
  const compiled = await runner.compile('javascript', { text })
  if (compiled.ok) {
    const [result] = await runner.run(compiled.artifact, [{ stdin: '' }])
    expect(result?.ending).toMatch(/^(?:finished|failed|out of stack)$/)
  } else
    expect(compiled).toEqual({
      ok: false,
      diagnostics: [
        { severity: 'error', message: 'The parts of this program are nested too deeply to be read.' },
      ],
    })
})
