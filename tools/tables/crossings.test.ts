import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { crossingsAmong, lineFor } from './crossings.ts'
import { mentionsIn } from './mentions.ts'
import { declaredIn, LISTED, listedIn, tablesOf } from './owners.ts'

const root = resolve(import.meta.dirname, '../..')
const LIST = 'tools/tables/crossings.txt'
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('tables have owners', () => {
  const tables = tablesOf(root)
  const declared = files.flatMap((file) => declaredIn(file, read(file))).map(({ table }) => table)
  const listed = Object.values(listedIn(root)).flat()

  test('each table is declared in one place, or listed for one owner', () => {
    const owned = [...declared, ...listed]
    const unclear = tables.filter((table) => owned.filter((one) => one === table).length !== 1)
    expect(unclear.map((table) => `${table}: declare it in one file, or list it once in ${LISTED}`)).toEqual(
      [],
    )
  })

  test('an owner is a folder of the server, and what is listed is a table', () => {
    expect(listed.filter((table) => !tables.includes(table))).toEqual([])
    const isFolder = (owner: string) => files.some((file) => file.startsWith(`server/src/${owner}/`))
    expect(Object.keys(listedIn(root)).filter((owner) => !isFolder(owner))).toEqual([])
  })
})

describe('a table is asked by its owner', () => {
  const kept = read(LIST).trim().split('\n')
  const crossings = crossingsAmong(root, files)

  test('no new folder asks a table of another one', () => {
    const added = crossings.filter((one) => !kept.includes(lineFor(one)))
    const say = ({ place, from, table, owner }: (typeof added)[number]) =>
      `${place}: ${from} asks ${table}. Let ${owner} offer what it needs: a function, a fragment or a view.`
    expect(added.map(say)).toEqual([])
  })

  test('a crossing that is gone is gone from the list', () => {
    const now = crossings.map(lineFor)
    const gone = kept.filter((line) => !now.includes(line))
    expect(gone.map((line) => `Delete from ${LIST}: ${line}`)).toEqual([])
  })
})

describe('a table is found where SQL names it', () => {
  const tables = new Set(['members', 'questions', 'plans'])
  const found = (source: string) => mentionsIn(source, tables).map(({ table, line }) => `${table} ${line}`)

  test.each([
    ['a fragment', 'raw`from members m`', ['members 1']],
    ['a fragment that begins with it', 'raw`members m join plans p on true`', ['members 1', 'plans 1']],
    ['with a type', 'raw<string>`from members`', ['members 1']],
    [
      'a statement',
      "const a = 'select 1 from members m join questions q on true'",
      ['members 1', 'questions 1'],
    ],
    ['after a comma', '`select from x, plans p where true`', ['plans 1']],
    [
      'what is written',
      '`insert into plans values (1)`\n`update members set a = 1`\nsql`delete from questions`',
      ['plans 1', 'members 2', 'questions 3'],
    ],
    ['within a fragment', `raw\`select \${raw\`(select from\n members)\`} from \${plans}\``, ['members 2']],
    ['a name alone', `raw\`delete from \${raw.identifier('plans')}\``, ['plans 1']],
  ])('%s', (_name, source, expected) => {
    expect(found(source)).toEqual(expected)
  })

  test.each([
    ['a comment', '// select a from members\n/* raw`from plans` */'],
    ['a text for people', "const a = 'Choose from questions'"],
    ['a regular expression', 'const a = /`select a from members/'],
    ['a comment and a text within SQL', "raw`select 'from members' -- from plans\n`"],
    ['a column', 'raw`select t.members as questions from x`'],
    ['a name of the statement itself', 'raw`with plans as (select 1) select from plans`'],
    ['a value', `raw\`select \${'from members'}\``],
  ])('and not in %s', (_name, source) => {
    expect(found(source)).toEqual([])
  })
})
