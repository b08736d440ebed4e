import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesIn, pageOf } from './audit-names.ts'
import { doneWords, targetWords } from './audit-words.ts'

const ishaan = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'
type Row = Parameters<typeof doneWords>[0] & Parameters<typeof targetWords>[0]
const row: Row = {
  action: 'blog.delete',
  outcome: 'ok',
  actorId: ishaan,
  target: other,
  targetMember: null,
  thing: { kind: 'blog', name: 'Sliding windows', page: other },
}
const said = (changes: Partial<Row>) => {
  const one = { ...row, ...changes }
  return `${doneWords(one)} ${targetWords(one)}`
}

test('safety P3 the audit says what was done in words and names what it was done to', () => {
  expect(said({})).toBe('deleted the blog “Sliding windows”')
  expect(said({ action: 'module.return' })).toContain('brought back an older version of the module')
  const asha = { thing: null, targetMember: { _id: other, name: 'Asha' } }
  expect(said({ ...asha, action: 'role.manager' })).toBe('gave the role manager to Asha’s account')
  expect(said({ ...asha, action: 'signin', outcome: 'refused' })).toBe('failed to log in to Asha’s account')
  expect(said({ thing: null, target: ishaan, action: 'member.export' })).toBe(
    'downloaded the data of their own account',
  )
})

test('LEARN-145 the audit says who looked up the contributor of an experience', () => {
  const thing = { kind: 'experience', name: 'Quiet Ltd, SDE', page: null } as const
  expect(said({ action: 'experience.author', thing })).toBe('looked up who sent in “Quiet Ltd, SDE”')
})

test('CLUB-09 the audit names the domain that was added', () => {
  const added = { action: 'domain.add', target: 'college.edu', thing: null }
  expect(said(added)).toBe('let in whoever has an address at “college.edu”')
  const { actorId, outcome, targetMember } = row
  const whole = {
    ...added,
    actorId,
    outcome,
    targetMember,
    _id: other,
    at: '',
    actor: null,
    address: null,
    requestId: null,
  }
  expect(namesIn([whole]).get('college.edu')).toBe('college.edu')
})

test('safety P3 a row whose target is gone shows no id, and an action without words shows itself', () => {
  expect(said({ thing: null })).toBe('deleted the blog that is gone')
  expect(said({ thing: null, action: 'member.delete' })).toBe('deleted an account that is gone')
  expect(doneWords({ action: 'sample.one', outcome: 'ok' })).toBe('did sample.one:')
})

/** Finds the names that the server writes when it records something. A few of them are not actions. */
const RECORDING = /\b(?:action[:=?]? |action = |record(?:All)?\(|note\(|change\(c|approve\(c|actionOf)/g
const NO_ACTION = /^.\.|\.(?:published|cancelled|approved)$/
const actionsOf = (source: string) =>
  [...source.matchAll(RECORDING)].flatMap(({ index }) =>
    [...source.slice(index, index + 260).matchAll(/(?<!happened\(tx, |sentence\()'([a-z]+\.[a-z-]+)'/g)].map(
      ([, action = '']) => action,
    ),
  )

test('safety P3 every action that the server records has words, and what is no account is not called one', () => {
  const files = readdirSync('server/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const actions = new Set(files.flatMap((file) => actionsOf(readFileSync(`server/src/${file}`, 'utf8'))))
  expect(actions.size).toBeGreaterThan(100)
  const isUnknown = (action: string) =>
    (['ok', 'refused'] as const).every((outcome) => doneWords({ action, outcome }) === `did ${action}:`)
  expect([...actions].filter((action) => !NO_ACTION.test(action) && isUnknown(action))).toEqual([])
  const none = { thing: null, target: 'version 4' }
  expect(said({ ...none, action: 'club.update' })).toBe('changed the settings of the club: “version 4”')
  expect(said({ ...none, action: 'club.return' })).toContain('older settings of the club: “version 4”')
  expect(said({ ...none, action: 'secret.new', actorId: null, target: null })).toBe(
    'began a new secret of the site',
  )
  expect(said({ thing: null, target: null, action: 'signin', outcome: 'refused' })).toBe(
    'failed to log in to an unknown account',
  )
})

test('SAFE-56 safety P3 what a row was done to leads to its page, if it has one', () => {
  expect(pageOf(row.thing)).toBe(`/dashboard/blogs/${other}`)
  expect(pageOf({ kind: 'post', name: 'Two heaps', page: other })).toBe(`/dashboard/forum/${other}`)
  expect(pageOf({ kind: 'problem', name: 'Fair cuts', page: 'fair-cuts' })).toBe(
    '/dashboard/problems/fair-cuts',
  )
  expect(pageOf({ kind: 'blog', name: 'Gone', page: null })).toBeUndefined()
  expect(
    said({ action: 'problem.publish', thing: { kind: 'problem', name: 'Fair cuts', page: 'fair-cuts' } }),
  ).toBe('published the problem “Fair cuts”')
})

test('SAFE-125 safety P3 ids in a filter have the names of the rows, things before people', () => {
  const base = { _id: other, at: '', address: null, requestId: null, actor: { _id: ishaan, name: 'Ishaan' } }
  const names = namesIn([
    { ...base, ...row, actor: base.actor, thing: { kind: 'blog', name: 'Sliding windows', page: null } },
    { ...base, ...row, target: 'gone', thing: null, targetMember: null },
  ])
  expect([names.get(ishaan), names.get(other)]).toEqual(['Ishaan', 'Sliding windows'])
  expect(names.get('gone')).toBe('Somebody or something that is gone')
})
