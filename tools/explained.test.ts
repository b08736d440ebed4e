import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The components that draw a figure. */
const DRAWS = ['Dial', 'Scale', 'ProgressShare', 'Heat', 'Curve', 'WeekStrip', 'Board']
const EXPLAINS = /<(Explained|ExplainedFigures|FigureCard)\b/

/** Figures without an explanation to open, and the reason. */
const PLAIN: Readonly<Record<string, string>> = {
  'features/announcement/last-announcement.tsx': 'how many mails have left',
  'features/announcement/managed-page.tsx': 'how many mails have left',
  'features/event/event-row.tsx': 'seats that are taken',
  'features/event/seat-card.tsx': 'seats that are taken',
  'features/forum/poll/poll-card.tsx': 'votes',
  'features/styleguide/states.tsx': 'shows the part itself',
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/src'], { cwd: root })
const files = new Map(
  String(listed)
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file.slice('web/src/'.length), readFileSync(resolve(root, file), 'utf8')]),
)

/** Returns the files that draw one of these components, or load it later. */
const usersOf = (names: readonly string[]) => {
  const used = new RegExp(`[<.](${names.join('|')})\\b`)
  return [...files].flatMap(([file, text]) => (used.test(text) ? [file] : []))
}
const partsOf = (file: string) =>
  [...(files.get(file) ?? '').matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].map(
    ([, name = '']) => name,
  )

/** Returns places that draw these components without an explanation on any level above. */
function unexplained(names: readonly string[], seen = new Set<string>()): string[] {
  return usersOf(names).flatMap((file) => {
    if (seen.has(file) || EXPLAINS.test(files.get(file) ?? '')) return []
    seen.add(file)
    const parts = partsOf(file)
    const isUsed = parts.length > 0 && usersOf(parts).some((one) => one !== file)
    return file in PLAIN || !isUsed ? [file] : unexplained(parts, seen)
  })
}

test('LEARN-272 whatever draws a figure is explained by the screen that shows it, by one press', () => {
  expect(usersOf(DRAWS).length).toBeGreaterThan(20)
  const found = unexplained(DRAWS)
  expect(
    found.filter((file) => !(file in PLAIN)),
    'Put <ExplainedFigures> beside the figures of these files (web/src/features/figures)',
  ).toEqual([])
  expect(
    Object.keys(PLAIN).filter((file) => !found.includes(file)),
    'These need no exception any more',
  ).toEqual([])
})
