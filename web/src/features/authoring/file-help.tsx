import { say } from 'words:authoring'
import type { ReactNode } from 'react'
import type { TestFile } from './workspace/parts.tsx'

type Row = readonly [name: string, words: ReactNode]

const program = (): readonly Row[] => [
  ['solve(stdin)', say('helpSolve')],
  ['small(random)', say('helpSmall')],
  ['valid(stdin)', say('helpValid')],
  ['check(stdin, stdout)', say('helpCheck')],
]
const called = (): readonly Row[] => [
  ['solve(…)', say('helpSolveCalled')],
  ['small(random)', say('helpSmallCalled')],
  ['valid(…)', say('helpValid')],
  ['check(given, answer)', say('helpCheck')],
]
const talks = (): readonly Row[] => [
  ['solve(test)', say('helpTalkSolve', { code: (inside) => <code>{inside}</code> })],
  ['small(random)', say('helpSmallTest')],
  ['valid(test)', say('helpValid')],
]
const lists = (): readonly Row[] => [
  ['samples', say('helpSamples')],
  ['tests', say('helpTests', { code: (inside) => <code>{inside}</code> })],
]
const talk = (): readonly Row[] => [['function* talk(test)', say('helpTalk')]]

const heads: Readonly<Record<TestFile, string>> = {
  get 'reference.ts'() {
    return say('aboutReference')
  },
  get 'tests.ts'() {
    return say('aboutTests')
  },
  get 'interactor.js'() {
    return say('aboutInteractor')
  },
}

function rowsOf(file: TestFile, style: string): readonly Row[] {
  if (file === 'tests.ts') return lists()
  if (file === 'interactor.js') return talk()
  return style === 'function' ? called() : style === 'interactive' ? talks() : program()
}

interface FileHelpProps {
  file: TestFile
  problemStyle: string
}

/** Lists the exports that a file needs. */
export function FileHelp({ file, problemStyle }: FileHelpProps) {
  return (
    <aside className="author-help" aria-label={say('helpName', { file })}>
      <p className="small">{heads[file]}</p>
      <p className="label">{say('exports')}</p>
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
          {say('helpRandom', {
            code: (inside) => <code>{inside}</code>,
            file: file === 'tests.ts' ? 'yes' : 'no',
          })}
        </p>
      )}
    </aside>
  )
}
