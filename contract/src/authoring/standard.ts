/** The tests that a problem for the club needs, and those of the whole standard. The samples are among them. */
export const CLUB_TESTS = 3
export const WHOLE_TESTS = 15

/** The texts of a problem by their paths. Of tests that are stored as files only the paths count. */
type Files = Readonly<Record<string, string>>

/** What is missing before the club can see a problem, with the place where it is written. */
export const NEEDS = [
  'task',
  'title',
  'difficulty',
  'topic',
  'statement',
  'solution',
  'tests',
  'shown',
  'hidden',
  'input',
  'output',
] as const
export interface Need {
  readonly need: (typeof NEEDS)[number]
  readonly file: string
}

/** Returns all that is missing at once. The judge finds what only running can show. */
export function needsOf(files: Files): Need[] {
  const task = taskIn(files)
  const missing = (need: Need['need'], file: string, isMissing: boolean): Need[] =>
    isMissing ? [{ need, file }] : []
  const without = (key: 'title' | 'difficulty' | 'topic') => missing(key, 'problem.json', !textIn(task, key))
  return [
    ...(task
      ? [...without('title'), ...without('difficulty'), ...without('topic')]
      : missing('task', 'problem.json', true)),
    ...missing('statement', 'statement.md', !written(files['statement.md'])),
    ...missing('solution', 'submissions', acceptedIn(files, 'cpp|py|js').length === 0),
    ...needsOfTests(files),
  ]
}

/** Tests are made by tests.ts, or they are files. Those that are made are counted by the judge. */
function needsOfTests(files: Files): Need[] {
  const [shown, hidden] = [testsIn(files, 'sample'), testsIn(files, 'secret')]
  const paths = Object.keys(files).filter((path) => path.startsWith('data/'))
  if (paths.length === 0) return written(files['tests.ts']) ? [] : [{ need: 'tests', file: 'data' }]
  const partner = (path: string) => path.replace(/(in|ans)$/, (end) => (end === 'in' ? 'ans' : 'in'))
  const lonely = paths.filter((path) => files[partner(path)] === undefined)
  return [
    ...lonely.map((file): Need => ({ need: file.endsWith('.in') ? 'output' : 'input', file })),
    ...(shown + hidden < CLUB_TESTS ? [{ need: 'tests', file: 'data' } as const] : []),
    ...(shown === 0 ? [{ need: 'shown', file: 'data' } as const] : []),
    ...(hidden === 0 ? [{ need: 'hidden', file: 'data' } as const] : []),
  ]
}

/** The parts of the whole standard, those first that help members most. */
export const QUALITY_STEPS = [
  'wholeTests',
  'wrongSolution',
  'samples',
  'hints',
  'editorial',
  'constraints',
  'complexity',
  'python',
  'cpp',
  'javascript',
  'twoWrong',
] as const
export type QualityStep = (typeof QUALITY_STEPS)[number]

/** Returns the parts that are missing. `tests` is their number, or undefined if the judge has not counted them. */
export function missingQuality(files: Files, tests: number | undefined): QualityStep[] {
  const count = testsIn(files, 'sample') + testsIn(files, 'secret') || (tests ?? 0)
  const shown = examplesIn(files) || testsIn(files, 'sample')
  const wrong = Object.keys(files).filter((path) => /^submissions\/(?!accepted\/)/.test(path)).length
  const hints = taskIn(files)?.hints
  const editorial = files['editorial.md'] ?? ''
  const isThere: Record<QualityStep, boolean> = {
    wholeTests: count >= WHOLE_TESTS,
    wrongSolution: wrong >= 1,
    samples: shown >= 2 && shown <= 4,
    hints: Array.isArray(hints) && hints.length === 3 && hints.every((hint) => written(hint)),
    editorial: written(editorial),
    constraints: /^###\s+Constraints\s*\n[^#]*^\s*[-*] /m.test(files['statement.md'] ?? ''),
    complexity: /\$O\(/.test(editorial),
    python: acceptedIn(files, 'py').length > 0,
    cpp: acceptedIn(files, 'cpp').length > 0,
    javascript: acceptedIn(files, 'js').length > 0,
    twoWrong: wrong >= 2,
  }
  return QUALITY_STEPS.filter((step) => !isThere[step])
}

const examplesIn = (files: Files) => (files['statement.md']?.match(/^###\s+Example\b/gm) ?? []).length

const testsIn = (files: Files, place: string) =>
  Object.keys(files).filter((path) => path.startsWith(`data/${place}/`) && path.endsWith('.in')).length

const acceptedIn = (files: Files, ends: string) =>
  Object.keys(files).filter((path) => new RegExp(`^submissions/accepted/.*\\.(?:${ends})$`).test(path))

const written = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''
const textIn = (task: Record<string, unknown> | undefined, key: string) => written(task?.[key])

function taskIn(files: Files): Record<string, unknown> | undefined {
  try {
    const task: unknown = JSON.parse(files['problem.json'] ?? '')
    return typeof task === 'object' && task !== null ? { ...task } : undefined
  } catch {
    return undefined
  }
}
