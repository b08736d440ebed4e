import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programOf } from '@callofcode/judge/host/bubblewrap'
import { treeOf } from '@callofcode/judge/host/process-tree'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processStartTime } from '../../platform/process-identity.ts'
import { type Enclosure, sandboxChoices } from './sandbox-walls.ts'

// Code that escapes from WebAssembly into the sandbox's process could reach all of this. The probe searches for it as such code
// would.
const PROBE = `
import fs from 'node:fs'
import net from 'node:net'
import { spawnSync } from 'node:child_process'
const attempt = (act) => { try { return act() } catch (error) { return error.code ?? String(error) } }
const found = {
  user: process.getuid(),
  environment: Object.keys(process.env),
  root: attempt(() => fs.readdirSync('/').sort()),
  passwd: attempt(() => fs.readFileSync('/etc/passwd', 'utf8').length),
  processes: attempt(() => fs.readdirSync('/proc').filter((name) => /^\\\\d+$/.test(name)).length),
  written: ['/', '/dev', '/dev/shm', '/usr/lib'].map((folder) => attempt(() => fs.writeFileSync(folder + '/x', ''))),
  shell: attempt(() => spawnSync('/bin/sh', ['-c', 'id']).error?.code),
  capabilities: attempt(() => /CapEff:\\\\s*(\\\\w+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1]),
}
const tell = (network) => { console.log(JSON.stringify({ ...found, network })); if (!process.argv[2].includes('stay')) process.exit() }
const socket = net.connect(PORT, '127.0.0.1')
socket.on('error', (error) => tell(error.code))
socket.on('connect', () => tell('connected'))
setInterval(() => undefined, 1000)
`

const bwrap = programOf('bwrap')
const works =
  bwrap !== undefined &&
  spawnSync(bwrap, ['--unshare-all', '--ro-bind', '/', '/', process.execPath, '-e', '']).status === 0
const why = works ? '' : ' (skipped: bubblewrap is not here, or may make no namespaces)'

let folder = ''
let listener: Server
let bubbles: Enclosure[] = []
beforeAll(async () => {
  listener = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as { port: number }
  folder = mkdtempSync(join(tmpdir(), 'callofcode-walls-'))
  spawnSync('chmod', ['755', folder])
  writeFileSync(join(folder, 'probe.mjs'), PROBE.replaceAll('\\\\', '\\').replace('PORT', String(port)))
  bubbles = sandboxChoices({ file: join(folder, 'probe.mjs'), assets: join(folder, 'assets') }).filter(
    ({ walls }) => walls.includes('bubblewrap') && !walls.includes('Node permissions'),
  )
  spawnSync('mkdir', [join(folder, 'assets')])
})
afterAll(async () => {
  listener.close()
  await rm(folder, { recursive: true, force: true })
})

describe.skipIf(!works)(`safety J3 the walls of bubblewrap stand${why}`, () => {
  test('behind each of its ways there is no network, no file, no environment, no other process, no capability', () => {
    expect(bubbles.length).toBeGreaterThan(0)
    for (const { command, walls } of bubbles) {
      const [program, ...given] = command
      const { stdout, stderr } = spawnSync(program, given, { env: { SECRET: 'x' }, encoding: 'utf8' })
      expect([walls, stderr]).toEqual([walls, ''])
      const found = JSON.parse(stdout)
      expect(found).toMatchObject({
        // Set by bubblewrap itself.
        environment: ['PWD'],
        passwd: 'ENOENT',
        // The first process of the sandbox, and this one.
        processes: 2,
        written: Array(4).fill('EROFS'),
        shell: 'ENOENT',
        capabilities: '0000000000000000',
        network: 'ECONNREFUSED',
      })
      for (const name of ['home', 'root', 'var', 'work', 'srv', 'bin']) expect(found.root).not.toContain(name)
      if (walls.includes('own user')) expect(found.user).not.toBe(0)
    }
  })

  test('safety J6 a sandbox killed from outside leaves no process', async () => {
    const [program, ...given] = bubbles[0]?.command ?? ['']
    const child = spawn(program, [...given.slice(0, -1), 'stay'], {
      env: {},
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const pids = treeOf(child.pid ?? 0)
    expect(pids.length).toBeGreaterThan(1)
    child.kill('SIGKILL')
    while (pids.some((pid) => processStartTime(pid))) await sleep(20)
    expect(pids.filter((pid) => processStartTime(pid))).toEqual([])
  })
})
