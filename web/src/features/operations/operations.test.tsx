import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FINDINGS,
  type Finding,
  JOB_NAMES,
  type JobTurn,
  type Operations,
  PARTS,
  type Part,
} from '@callofcode/contract/operations/operations'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../testing/browser-page.tsx'
import { inLanguage } from '../../platform/language/reader.ts'
import { wordsOf } from './finding-words.ts'
import { PartFigures } from './part-figures.tsx'
import { PartSection } from './part-section.tsx'
import { sentenceOf } from './part-sentences.ts'
import { plainText, summaryOf } from './plain-text.ts'
import { sectionOf } from './runbook-section.tsx'

const root = join(import.meta.dirname, '../../../..')
const finding = (change: Partial<Finding> = {}): Finding => ({
  part: 'mails',
  name: 'mailsFail',
  state: 'bad',
  since: null,
  count: 3,
  said: 'Error: Refused',
  ...change,
})

const data: Operations = {
  readAt: '2026-11-28T12:00:00.000Z',
  state: 'good',
  findings: [],
  processes: [
    {
      _id: '1',
      host: 'asha-laptop',
      pid: 4711,
      version: '0.1.0',
      gone: false,
      own: true,
      clock: 0.04,
      startedAt: '2026-11-28T11:00:00.000Z',
      seenAt: '2026-11-28T12:00:00.000Z',
      figures: {
        node: '20.19.0',
        memory: 2e8,
        heap: 0.25,
        busy: 0.1,
        late: 12,
        connections: 3,
        streams: 1,
        database: { open: 2, busy: 1, awaited: 0, most: 10 },
        lanes: { most: 2, busy: 1 },
        judge: 'ready',
        walls: ['own process'],
        java: null,
        answers: { entries: 1_200, bytes: 3e6, kept: 90, made: 10 },
      },
    },
  ],
  queue: { waiting: 1, oldest: null, lately: 3, internalErrors: 0 },
  database: {
    version: '18.1',
    bytes: 1e8,
    connections: 5,
    mostConnections: 97,
    oldestTransaction: null,
    notDurable: [],
    follows: false,
    replicas: [],
    missing: 0,
    migrations: { applied: 9, known: 9 },
    tables: [{ name: 'members', bytes: 1e7, rows: 20_345, dead: 900, vacuumedAt: null }],
  },
  disk: { free: 40e9, total: 100e9, backups: 1e8 },
  mails: { waiting: 0, failing: 0, givenUp: 0, oldest: null, lastError: null, server: true, untried: false },
  backups: {
    place: '/home/asha/backups',
    due: null,
    running: false,
    failures: 0,
    failure: null,
    checked: null,
    seal: 'none',
    trouble: null,
    last: { name: 'one', startedAt: '2026-11-28T03:00:00.000Z', bytes: 4e6 },
  },
  jobs: { failed: [], webhooks: { on: 1, failing: 0, off: 0, failingSince: null }, paused: [] },
  settings: {
    address: 'https://club.example',
    https: true,
    limits: true,
    trustsProxy: true,
    secret: true,
    secondFactor: 'admins',
    demo: false,
  },
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const drawn = (Section: typeof PartSection | typeof PartFigures, part: Part, all: Operations) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={clientOf()}>
        <Section part={part} data={all} />
      </QueryClientProvider>
    </RouterContextProvider>,
  )

/** The parts that each section for an alarm or a finding contains. */
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

test.each(FINDINGS)(
  'OPS-51 what is said of %s sends nobody to a file: the runbook opens on the page',
  (name) => {
    const said = drawn(PartSection, 'disk', { ...data, findings: [finding({ part: 'disk', name })] })
    expect(said).not.toMatch(/docs\/|\.md\b/)
    expect(said).toContain(`Runbook: ${wordsOf(finding({ name })).runbook}`)
    expect(
      sectionOf(readFileSync(join(root, 'docs/runbook.md'), 'utf8'), wordsOf(finding({ name })).runbook),
    ).toMatch(/\S/)
  },
)

test('CLUB-665 the button that makes a backup stands before the command, which opens with one press', () => {
  const found = finding({ part: 'backups', name: 'backupOld' })
  const backups = {
    place: 's3://club',
    due: null,
    running: false,
    failures: 0,
    failure: null,
    checked: null,
  } as const
  const status = { ...backups, trouble: null, seal: 'none', last: null } as const
  const drawnOnce = drawn(PartSection, 'backups', { ...data, backups: status, findings: [found] })
  const [before = '', after = ''] = drawnOnce.split('Command for a shell')
  expect(before).toContain('Make a backup now')
  expect(before).not.toContain('npm run backup')
  expect(before).toMatch(/<details class="op-more"><summary.*$/)
  expect(after).toContain('npm run backup')
})

describe('OPS-56', () => {
  test('a line says what is bad, what needs a look, and what could be safer', () => {
    const said = (...findings: Finding[]) => summaryOf({ findings })
    const look = finding({ name: 'mailsGivenUp', state: 'look' })
    const advice = finding({ part: 'settings', name: 'notHttps', state: 'look' })
    expect(said()).toBe('All is well.')
    expect(said(advice)).toBe('All is well. 1 setting could be safer.')
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
    expect(text).toMatch(/\n {4}What to do: Check the mail server/)
    expect(text).toContain('Database: Good. PostgreSQL 18.1, 100 MB. 5 of 97 connections are in use.')
    for (const own of ['asha', '4711', 'backups/']) expect(text).not.toContain(own)
  })
})

test('OPS-402 of each job it is said when it was last begun, and what became of it', () => {
  const begunAt = '2026-11-28T11:59:00.000Z'
  const turns: JobTurn[] = [
    { name: 'event-reminders', begunAt, runs: false, failure: null },
    { name: 'waiting-mails', begunAt, runs: false, failure: 'Error: Refused' },
    { name: 'solution-shapes', begunAt, runs: true, failure: null },
  ]
  const jobs = { ...data.jobs, turns } as Operations['jobs']
  const said = drawn(PartFigures, 'jobs', { ...data, jobs }).replaceAll(/<[^>]+>/g, ' ')
  expect(said).toMatch(/Reminders of events\s+November 28, 2026\s*, done/)
  expect(said).toMatch(/Mails about what waits\s+November 28, 2026\s*, failed: Error: Refused/)
  expect(said).toMatch(/Comparison of solutions\s+Running since\s+November 28, 2026/)
  for (const name of JOB_NAMES) {
    const turn: JobTurn = { name, begunAt, runs: false, failure: null }
    const one = { ...data, jobs: { ...data.jobs, turns: [turn] } as Operations['jobs'] }
    expect(inLanguage('hi', () => drawn(PartFigures, 'jobs', one))).toContain('हो गया')
  }
})

describe('OPS-50 every part', () => {
  const empty: Operations = {
    ...data,
    processes: null,
    queue: null,
    database: null,
    disk: null,
    mails: null,
    backups: null,
    jobs: null,
  }

  test.each(PARTS)(
    '%s says its figures in a sentence, and draws the others, also where nothing was read',
    (part) => {
      for (const all of [data, empty]) {
        expect(sentenceOf(part, all)).toMatch(/\S\.$/)
        expect(drawn(PartFigures, part, all)).not.toMatch(/NaN|undefined|null/)
      }
      expect(inLanguage('hi', () => sentenceOf(part, data))).toMatch(/\S[।\d]/)
    },
  )

  test('OPS-57 a site without a backup says so, and is not called good, also while the first one is made', () => {
    const found = finding({ part: 'backups', name: 'noBackupYet', state: 'look' })
    for (const running of [false, true]) {
      const due = '2026-11-29T03:00:00.000Z'
      const backups = { ...data.backups, last: null, due, running } as Operations['backups']
      const said = drawn(PartSection, 'backups', { ...data, backups, findings: [found] })
      expect(said.split('There is no backup yet.')).toHaveLength(2)
      expect(said.includes('The first one is being made.')).toBe(running)
      expect(said.includes('First one')).toBe(!running)
      expect(said).not.toContain('last one')
      expect(said).toContain('Needs a look')
      expect(said).not.toContain('Good')
    }
    expect(drawn(PartSection, 'backups', data)).toContain('Good')
  })
})
