import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { countedFamilies } from '../platform/watch/counted.ts'
import { siteFamilies } from './metrics-of-site.ts'
import { metricsOfWorkers } from './metrics-of-workers.ts'
import { readMetrics } from './metrics-store.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const alerts = read('deploy/prometheus/alerts.yml')
const board = JSON.parse(read('deploy/grafana/call-of-code.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}

/** Every name that /metrics can return for a site with backups, several processes and replicas of the database. */
let names: Set<string>
let site: TestSite
beforeAll(async () => {
  site = await testSite()
  const found = await readMetrics(site.database.pool, undefined)
  const replicas = [{ replica: 'second', state: 'streaming', lag: 1, position: 1 }]
  const last = { name: 'x', startedAt: new Date(), bytes: 1 }
  const whole = {
    ...found,
    database: { ...found.database, replicas, follows: true, behind: 1 },
    backup: {
      place: 'x',
      failures: 0,
      failure: undefined,
      last,
      isRunning: false,
      asked: undefined,
      checked: undefined,
      siteSince: new Date(),
    },
  }
  const families = [
    ...siteFamilies(whole, { free: 1, size: 1 }, true),
    ...(await site.metrics.ofProcess()),
    ...countedFamilies(),
    ...(await metricsOfWorkers([], { wanted: 1, replaced: 0 })),
    // Only a process that listens for the writes of others has this figure. The sites of tests have none.
    { name: 'database_listening', type: 'gauge' },
  ]
  names = new Set(
    families.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})
afterAll(() => site.close())

const FUNCTIONS =
  /\b(?:sum|rate|increase|histogram_quantile|topk|min|max|changes|predict_linear|max_over_time|unless|offset|group_left|time|by|on|ignoring|and|or|le|up)\b/
/** Returns the names of figures in an expression. Functions, labels and texts are left out. */
const namesIn = (expression: string) =>
  [
    ...expression
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\{[^}]*\}/g, '')
      .replaceAll(/\[[^\]]*\]/g, '')
      .replaceAll(/\b(by|on|ignoring|group_left)\s*\([^)]*\)/g, '')
      .matchAll(/\b[a-z][a-z_]+\b/g),
  ]
    .map(([word]) => word)
    .filter((word) => !new RegExp(`^(?:${FUNCTIONS.source})$`).test(word))

test('OPS-48 the board and the alarms ask only for figures that /metrics gives', () => {
  const asked = [
    ...board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...[...alerts.matchAll(/expr: >-\n\s+(.+)/g)].map(([, expr]) => String(expr)),
  ]
  expect(asked.length).toBeGreaterThan(60)
  const used = asked.flatMap(namesIn)
  expect([...new Set(used)].filter((name) => !names.has(name))).toEqual([])
  // All parts of the site are on the board.
  for (const part of ['http_', 'answer_cache_', 'database_', 'judge_', 'queue_', 'backup_', 'process_'])
    expect(used.some((name) => name.startsWith(part))).toBe(true)
})

test('OPS-49 every alarm has a case in which it rings, and one in which it does not', () => {
  const cases = read('deploy/prometheus/alerts.test.yml')
  const alarms = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, alarm]) => String(alarm))
  expect(alarms.length).toBeGreaterThan(20)
  expect(
    alarms.filter((alarm) => !new RegExp(`alertname: ${alarm}\\n\\s+exp_alerts:\\n`).test(cases)),
  ).toEqual([])
  expect(alarms.filter((alarm) => !cases.includes(`alertname: ${alarm}, exp_alerts: []`))).toEqual([])
})

test('OPS-49 every alarm names a section of the runbook that is there', () => {
  const sections = new Map(
    read('docs/runbook.md')
      .split('\n## ')
      .slice(1)
      .map((section) => [
        (section.split('\n')[0] ?? '')
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
        section,
      ]),
  )
  const alarms = [...alerts.matchAll(/- alert: (\w+)[\s\S]*?runbook: docs\/runbook\.md#(\S+)/g)].map(
    ([, name = '', anchor = '']) => ({ name, anchor, section: sections.get(anchor) ?? '' }),
  )
  expect(alarms).toHaveLength([...alerts.matchAll(/- alert: /g)].length)
  // The section answers all that a person who was just woken up asks.
  const parts = ['**It means**', '**People notice**', '**First look**', '**Do**', '**It is over**']
  for (const { name, section } of alarms) {
    expect(section, name).toMatch(new RegExp(`\\*\\*Rings as\\*\\* .*\`${name}\``))
    for (const part of parts) expect(section, name).toContain(part)
  }
  // The table of alarms links to the section, so people who have only the name of the alarm find it.
  const rows = (sections.get('an-alarm-rings') ?? '').split('\n').filter((line) => line.startsWith('| '))
  const unled = alarms.filter(
    ({ name, anchor }) => !rows.some((row) => row.includes(`\`${name}\``) && row.includes(`(#${anchor})`)),
  )
  expect(unled).toEqual([])
})
