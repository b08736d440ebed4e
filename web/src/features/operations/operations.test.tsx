import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FINDINGS, type Finding, type Operations, PARTS } from '@callofcode/contract/site/operations'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '../../platform/language/reader.ts'
import { wordsOf } from './finding-words.ts'
import { PartFigures } from './part-figures.tsx'
import { sentenceOf } from './part-sentences.ts'
import { partState } from './part-state.ts'
import { plainText } from './plain-text.ts'
import { summaryOf } from './summary.ts'

const root = join(import.meta.dirname, '../../../..')
const finding = (change: Partial<Finding> = {}): Finding => ({
  ...{ part: 'mails', name: 'mailsFail', state: 'bad', since: null, count: 3, said: 'Error: Refused' },
  ...change,
})

const data: Operations = {
  ...{ readAt: '2026-11-28T12:00:00.000Z', state: 'good', findings: [] },
  processes: [
    {
      ...{ _id: '1', host: 'asha-laptop', pid: 4711, version: '0.1.0', gone: false, own: true, clock: 0.04 },
      ...{ startedAt: '2026-11-28T11:00:00.000Z', seenAt: '2026-11-28T12:00:00.000Z' },
      figures: {
        ...{ node: '20.19.0', memory: 2e8, heap: 0.25, busy: 0.1, late: 12, connections: 3, streams: 1 },
        ...{ database: { open: 2, busy: 1, awaited: 0, most: 10 }, lanes: { most: 2, busy: 1 } },
        ...{ judge: 'ready', walls: ['own process'], java: null },
        answers: { entries: 1_200, bytes: 3e6, kept: 90, made: 10 },
      },
    },
  ],
  queue: { waiting: 1, oldest: null, lately: 3, internalErrors: 0 },
  database: {
    ...{ version: '18.1', bytes: 1e8, connections: 5, mostConnections: 97, oldestTransaction: null },
    ...{ notDurable: [], follows: false, replicas: [], migrations: { applied: 9, known: 9 } },
    tables: [{ name: 'members', bytes: 1e7, rows: 20_345, dead: 900, vacuumedAt: null }],
  },
  disk: { free: 40e9, total: 100e9, backups: 1e8 },
  mails: { waiting: 0, failing: 0, givenUp: 0, oldest: null, lastError: null, server: true },
  backups: {
    ...{ place: '/home/asha/backups', due: null, running: false, failures: 0, failure: null, trouble: null },
    last: { name: 'one', startedAt: '2026-11-28T03:00:00.000Z', bytes: 4e6 },
  },
  jobs: { failed: [], webhooks: { on: 1, failing: 0, off: 0, failingSince: null }, paused: [] },
  settings: {
    https: true,
    limits: true,
    trustsProxy: true,
    secret: true,
    secondFactor: 'admins',
    demo: false,
  },
}

/** What each section for an alarm or a finding says. */
const RUNBOOK_PARTS = ['**It means**', '**People notice**', '**First look**', '**Do**', '**It is over**']

describe('OPS-51 each finding', () => {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

  test.each(FINDINGS)('%s says what it means and what to do, in English and in Hindi', (name) => {
    const [english, hindi] = ['en', 'hi'].map((tag) => inLanguage(tag, () => wordsOf(finding({ name }))))
    for (const words of [english, hindi])
      for (const text of [words?.means, words?.todo]) expect(text).toMatch(/\S.*[.:।]$|Refused$/)
    expect(hindi?.means).toMatch(/[\u0900-\u097f]/)
    expect(hindi?.todo).toMatch(/[\u0900-\u097f]/)
    const { runbook: page, commands = [] } = wordsOf(finding({ name }))
    const section = runbook.split(`\n## ${page}\n`)[1]?.split('\n## ')[0]
    expect(section).toMatch(new RegExp(`\\*\\*Rings\\b.*on Operations,? as .*\`${name}\``))
    for (const part of RUNBOOK_PARTS) expect(section).toContain(part)
    for (const command of commands) {
      const [, script] = /^npm run ([\w:]+)/.exec(command) ?? []
      if (script) expect(scripts).toHaveProperty([script])
    }
  })
})

describe('OPS-56', () => {
  test('a line says what is bad, what needs a look, and what could be safer', () => {
    const said = (...findings: Finding[]) => summaryOf({ findings })
    const look = finding({ name: 'mailsGivenUp', state: 'look' })
    const advice = finding({ part: 'settings', name: 'notHttps', state: 'look' })
    expect(said()).toBe('Everything is well.')
    expect(said(advice)).toBe('Everything is well. 1 setting could be safer.')
    expect(said(look)).toBe('1 thing needs a look.')
    expect(said(look, look)).toBe('2 things need a look.')
    expect(said(finding())).toBe('1 thing is bad.')
    expect(said(finding(), finding(), look, advice)).toBe(
      '2 things are bad, 1 needs a look. 1 setting could be safer.',
    )
    expect(inLanguage('hi', () => said())).toBe('सब ठीक है।')
  })

  test('all of it is copied as text, without machines, folders and numbers of processes', () => {
    const failed = finding({
      said: 'Error: open /home/asha/site/data/x.eml',
      since: '2026-11-28T11:00:00.000Z',
    })
    const text = plainText({ ...data, findings: [failed] })
    expect(text).toContain('1 thing is bad. (2026-11-28T12:00:00.000Z)')
    expect(text).toContain('Mails: Bad. No mail waits. A mail server sends them.')
    expect(text).toContain(
      '  - 3 mails could not be sent yet: Error: open … (since 2026-11-28T11:00:00.000Z)',
    )
    expect(text).toMatch(/\n {4}What to do: Look at the mail server/)
    expect(text).toContain('Database: Good. PostgreSQL 18.1, 100 MB. 5 of 97 connections are in use.')
    for (const own of ['asha', '4711', 'backups/']) expect(text).not.toContain(own)
  })
})

describe('OPS-50 every part', () => {
  const empty: Operations = {
    ...data,
    ...{ processes: null, queue: null, database: null, disk: null, mails: null, backups: null, jobs: null },
  }

  test.each(PARTS)(
    '%s says its figures in a sentence, and draws the others, also where nothing was read',
    (part) => {
      for (const all of [data, empty]) {
        expect(sentenceOf(part, all)).toMatch(/\S\.$/)
        expect(renderToStaticMarkup(<PartFigures part={part} data={all} />)).not.toMatch(/NaN|undefined|null/)
      }
      expect(inLanguage('hi', () => sentenceOf(part, data))).toMatch(/\S[।\d]/)
    },
  )

  test('a site without a backup says when the first one is made, and no longer once that is past', () => {
    const backups = { ...data.backups, last: null } as Operations['backups']
    const none = 'There is no backup yet.'
    expect(sentenceOf('backups', { ...data, backups })).toBe(`${none} The first one is made within a day.`)
    const late = finding({ part: 'backups', name: 'noBackupYet', state: 'look' })
    expect(sentenceOf('backups', { ...data, backups, findings: [late] })).toBe(none)
  })

  test('has the state of its worst finding', () => {
    const look = finding({ state: 'look' })
    expect(partState('mails', { findings: [] })).toBe('good')
    expect(partState('mails', { findings: [look] })).toBe('look')
    expect(partState('mails', { findings: [look, finding()] })).toBe('bad')
    expect(partState('disk', { findings: [look, finding()] })).toBe('good')
  })
})
