import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const tasks = readdirSync(join(root, 'docs/operations')).map((file) => `docs/operations/${file}`)
const guides = ['docs/operations.md', 'docs/runbook.md', ...tasks]
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy/README.md',
  'docs/architecture.md',
  ...guides,
]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

/** Returns the commands of a document: lines of its shell blocks, and `npm …` in running text. */
function commandsOf(file: string): string[] {
  const blocks = [...read(file).matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(
    ([, block]) => block?.trim().split('\n') ?? [],
  )
  const inline = [...read(file).matchAll(/`(npm [^`]+)`/g)].map(
    ([, command]) => command?.replace(/\s+/g, ' ') ?? '',
  )
  return [...blocks, ...inline]
}

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const pages = tracked.filter((file) => /^docs\/decisions\/.*\.md$/.test(file))

/** Returns the texts marked as code that may name one of our files. `X` and `<name>` are placeholders. */
const filesNamedIn = (file: string) =>
  [...read(file).matchAll(/`([^`\s]+)`/g)]
    .map(([, word]) => (word ?? '').replace(/\/$/, ''))
    .filter((word) => !/\bX\b|[<*:…]/.test(word))

/** Returns whether the repository has the path, from its root or as the end of one. */
function isThere(word: string): boolean {
  if (/^(bench|content|contract|docs|e2e|judge|server|tools|web)\/[\w./-]+$/.test(word))
    return existsSync(join(root, word)) || word.includes('/dist/')
  const isFile = /^[a-z0-9-]+([./][\w-]+)*\.(ts|tsx|mjs|css|sql|cpp)$/.test(word)
  return !isFile || tracked.some((file) => file.endsWith(`/${word}`))
}

describe('documents', () => {
  test('every file that a document or a decision names exists', () => {
    const gone = [...documents, 'docs/problems.md', ...pages].flatMap((file) =>
      filesNamedIn(file)
        .filter((word) => !isThere(word))
        .map((word) => `${file}: ${word}`),
    )
    expect(pages.length).toBeGreaterThan(10)
    expect(gone).toEqual([])
  })

  test('every npm command they name exists', () => {
    const named = documents.flatMap(commandsOf).filter((command) => /^(?:\w+=\S+ )*npm /.test(command))
    expect(named.length).toBeGreaterThan(5)
    const scriptOf = (command: string) => /npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? ''
    expect(named.filter((command) => !(scriptOf(command) in scripts) && scriptOf(command) !== 'ci')).toEqual(
      [],
    )
  })

  test('every script runs a file that exists', () => {
    const files = Object.values(scripts).flatMap((script) => /^node (?:--\S+ )*(\S+)/.exec(script)?.[1] ?? [])
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('OPS-95 every task is in the table of operations.md, says how to go back and what was tried', () => {
    const index = read('docs/operations.md').split('\n## ')[0] ?? ''
    expect(tasks.filter((file) => !index.includes(`](${file.replace('docs/', '')})`))).toEqual([])
    for (const file of tasks) {
      for (const part of ['Going back', '**Tried**']) expect(read(file), file).toContain(part)
      expect(commandsOf(file).length, file).toBeGreaterThan(5)
    }
  })

  test('every link to a heading leads to one', () => {
    const anchors = (file: string) =>
      [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
        words
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      )
    const dead = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)/g)]
        .filter(([, to, anchor = '']) => !anchors(to ? join(dirname(file), to) : file).includes(anchor))
        .map(([link]) => `${file}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  test('every link to a file leads somewhere', () => {
    const dead = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
        .map(([, link]) => join(dirname(file), link ?? ''))
        .filter((target) => !existsSync(join(root, target))),
    )
    expect(dead).toEqual([])
  })

  test.each(['member', 'mail', 'audit', 'restore'])(
    'SAFE-120 the %s commands of the guides are those of its help',
    (name) => {
      // `club` is the command of the unit for systemd (`deploy/systemd/club`).
      const named = guides
        .flatMap(commandsOf)
        .flatMap(
          (command) => command.split(`npm run ${name} -- `)[1] ?? command.split(`club ${name} `)[1] ?? [],
        )
      expect(named.length).toBeGreaterThan(1)
      const help = execFileSync(process.execPath, ['tools/server-cli.mjs', name, '--help'], {
        cwd: root,
        encoding: 'utf8',
      })
      // The first word after `restore` is a file name, so it is not checked.
      const words = named.map((command) => command.replace(/#.*/, '').split(/\s+/))
      const verbs = words.flatMap(([verb = '']) => (name === 'restore' ? [] : verb))
      const options = words.flatMap((all) => all.filter((word) => word.startsWith('--')))
      expect(
        [...verbs, ...options].filter((word) => !new RegExp(`(^|\\s|\\[)${word}\\b`).test(help)),
      ).toEqual([])
    },
  )

  test('SAFE-120 the links of the runbook lead to its pages, and each is short', () => {
    const pages = read('docs/runbook.md').split(/^## /m).slice(1)
    const names = pages.map((page) =>
      (page.split('\n')[0] ?? '')
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    )
    const linked = [...read('docs/runbook.md').matchAll(/\]\(#([^)]+)\)/g)].map(([, name]) => name)
    expect(linked.filter((name) => !names.includes(name ?? ''))).toEqual([])
    expect(names.filter((name) => !linked.includes(name))).toEqual([])
    expect(pages.filter((page) => page.split('\n').length > 45)).toEqual([])
  })
})
