import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../../../deploy')
const isThere = spawnSync('promtool', ['--version']).status === 0
const NEEDS = isThere ? '' : ' (skipped: promtool is missing, apt install prometheus)'
const promtool = (args: string[], cwd = join(folder, 'prometheus')) =>
  execFileSync('promtool', args, { cwd, encoding: 'utf8', stdio: 'pipe' })

describe.skipIf(!isThere)(`Prometheus itself reads what deploy/ has${NEEDS}`, () => {
  test('OPS-49 the rules are rules, and the configuration finds them', () => {
    expect(promtool(['check', 'rules', 'alerts.yml'])).toMatch(/SUCCESS: \d+ rules found/)
    expect(promtool(['check', 'config', 'prometheus.yml'])).toContain('is valid prometheus config')
  })

  test('OPS-49 alarms ring when they should, and not before', () => {
    expect(promtool(['test', 'rules', 'alerts.test.yml'])).toContain('SUCCESS')
  })

  test('OPS-48 every expression of the board is one that Prometheus understands', async () => {
    const { panels } = JSON.parse(readFileSync(join(folder, 'grafana/call-of-code.json'), 'utf8')) as {
      panels: { targets?: { expr: string }[] }[]
    }
    const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    const rules = asked.map((expr, at) => ({
      record: `board:${at}`,
      // Grafana replaces this variable with a time.
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }))
    const place = await mkdtemp(join(tmpdir(), 'callofcode-board-'))
    try {
      // JSON is YAML.
      await writeFile(join(place, 'board.yml'), JSON.stringify({ groups: [{ name: 'board', rules }] }))
      expect(promtool(['check', 'rules', 'board.yml'], place)).toContain(`${asked.length} rules found`)
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  })
})
