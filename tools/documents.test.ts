import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['docs/operations.md', 'docs/runbook.md', 'docs/architecture.md'],
]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

/** The commands of a document: lines of its shell blocks, and `npm …` in running text. */
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

/** Text marked as code that may name one of our files. `X` and `<name>` are placeholders. */
const filesNamedIn = (file: string) =>
  [...read(file).matchAll(/`([^`\s]+)`/g)]
    .map(([, word]) => (word ?? '').replace(/\/$/, ''))
    .filter((word) => !/\bX\b|[<*:…]/.test(word))

/** Whether the repository has the path, from its root or as the end of one. */
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
      const commands = ['docs/operations.md', 'docs/runbook.md'].flatMap(commandsOf)
      const named = commands.flatMap((command) => command.split(`npm run ${name} -- `)[1] ?? [])
      expect(named.length).toBeGreaterThan(1)
      const help = execFileSync(process.execPath, ['tools/server-cli.mjs', name, '--help'], {
        cwd: root,
        encoding: 'utf8',
      })
      // A file has any name.
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
