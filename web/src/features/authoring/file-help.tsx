import type { ReactNode } from 'react'
import type { TestFile } from './workspace/parts.ts'

type Row = readonly [name: string, words: ReactNode]

const program: readonly Row[] = [
  ['solve(stdin)', 'Gives the expected output. Plain and surely right is better than quick.'],
  [
    'small(random)',
    'A random input with tiny sizes and values, always valid. Counterexamples are found by it.',
  ],
  ['valid(stdin)', 'The first constraint that is broken, in words for people, or nothing.'],
  ['check(stdin, stdout)', 'Only where more than one answer is right: why this one is wrong, or nothing.'],
]
const called: readonly Row[] = [
  [
    'solve(…)',
    'Takes the parameters of the signature and gives the expected answer. Plain and surely right is better than quick.',
  ],
  ['small(random)', 'An array of random arguments, tiny and always valid. Counterexamples are found by it.'],
  ['valid(…)', 'The first constraint that is broken, in words for people, or nothing.'],
  ['check(given, answer)', 'Only where more than one answer is right: why this one is wrong, or nothing.'],
]
const talks: readonly Row[] = [
  [
    'solve(test)',
    <>
      What a program that knows the test would write at once, such as <code>! 4</code>.
    </>,
  ],
  ['small(random)', 'A tiny random test, always valid.'],
  ['valid(test)', 'The first constraint that is broken, in words for people, or nothing.'],
]
const lists: readonly Row[] = [
  ['samples', 'Two to four tests that the statement shows, in its order.'],
  [
    'tests',
    <>
      The hidden ones: at least 15 with the samples, all different. Each is the arguments as an array (for a
      program a text), or <code>(random) =&gt; …</code> that makes it.
    </>,
  ],
]
const talk: readonly Row[] = [
  [
    'function* talk(test)',
    <>
      Yields what the program reads, gets the line that it writes, and returns nothing when it was right, or
      why it was wrong.
    </>,
  ],
]

const heads: Readonly<Record<TestFile, string>> = {
  'reference.ts': 'The trusted solution. Public: browsers run it, too.',
  'tests.ts': 'The tests. Hidden: they never leave the server.',
  'interactor.js':
    'The judge’s side of the talk. Public. Plain JavaScript without imports; it must come to an end by itself.',
}

function rowsOf(file: TestFile, style: string): readonly Row[] {
  if (file === 'tests.ts') return lists
  if (file === 'interactor.js') return talk
  return style === 'function' ? called : style === 'interactive' ? talks : program
}

interface FileHelpProps {
  file: TestFile
  problemStyle: string
}

/** What a file must export. */
export function FileHelp({ file, problemStyle }: FileHelpProps) {
  return (
    <aside className="author-help" aria-label={`What ${file} exports`}>
      <p className="small">{heads[file]}</p>
      <p className="label">Exports</p>
      <dl>
        {rowsOf(file, problemStyle).map(([name, words]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="small muted">{words}</dd>
          </div>
        ))}
      </dl>
      {file !== 'interactor.js' && (
        <p className="small muted">
          <code>Random</code> comes from <code>@callofcode/content/random</code> and has{' '}
          <code>
            int bool pick shuffle array ints distinct permutation string tree graph binaryTree fraction
          </code>
          .{file === 'tests.ts' && ' It may import ./reference.ts, and nothing else.'}
        </p>
      )}
    </aside>
  )
}
