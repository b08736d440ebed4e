import { say } from 'words:authoring'
import { Link } from '@tanstack/react-router'

/** Links to the part in which a file is written. Files that the check generates have no link. */
export function FileLink({ file }: { file: string }) {
  if (partOf(file) === 'check' || file.startsWith('data/'))
    return <code className="author-file-name">{file}</code>
  return (
    <Link className="link author-file-name" to="." search={placeOf(file)} resetScroll={false}>
      {file}
    </Link>
  )
}

/** The parts of a problem's workspace, as its address names them. */
export const PARTS = ['statement', 'task', 'editorial', 'tests', 'solutions', 'check', 'versions'] as const
export type Part = (typeof PARTS)[number]

export const partNames: Readonly<Record<Part, string>> = {
  get statement() {
    return say('statement')
  },
  get task() {
    return say('task')
  },
  get editorial() {
    return say('editorial')
  },
  get tests() {
    return say('tests')
  },
  get solutions() {
    return say('solutionsTab')
  },
  get check() {
    return say('check')
  },
  get versions() {
    return say('versions')
  },
}

const own: Readonly<Record<string, Part>> = {
  'statement.md': 'statement',
  'problem.json': 'task',
  'editorial.md': 'editorial',
}

export const TEST_FILES = ['reference.ts', 'tests.ts', 'interactor.js'] as const
export type TestFile = (typeof TEST_FILES)[number]
const isTest = (file: string) => TEST_FILES.some((one) => one === file) || /^data(\/|$)/.test(file)

/** Returns the part in which a file is written. Files without an editor, such as the limits, belong to the check. */
export const partOf = (file: string): Part =>
  own[file] ?? (/^submissions(\/|$)/.test(file) ? 'solutions' : isTest(file) ? 'tests' : 'check')

/** The search keys of a workspace's address. */
export interface PartSearch {
  readonly part?: string | undefined
  readonly file?: string | undefined
  readonly version?: string | number | undefined
  /** The field that gets the focus. */
  readonly field?: string | undefined
}

export const chosenPart = ({ part }: PartSearch): Part => PARTS.find((one) => one === part) ?? 'statement'

/** Where a file is written. */
export function placeOf(file: string): PartSearch {
  const part = partOf(file)
  const isOne = own[file] !== undefined
  return {
    part: part === 'statement' ? undefined : part,
    file: isOne ? undefined : file,
    ...(part === 'statement' || part === 'editorial' ? { field: 'text' } : {}),
  }
}
