import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from './site.ts'

const root = resolve(import.meta.dirname, '..')

/** The commands that stand in the shell blocks of a document, as they stand there. */
async function commandsOf(document: string): Promise<string[]> {
  const text = await readFile(join(root, document), 'utf8')
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block?.trim().split('\n') ?? [])
}

// `npm test` is what runs this.
const opens = async () => {
  const named = [...(await commandsOf('README.md')), ...(await commandsOf('CONTRIBUTING.md'))]
  return named.filter((command) => command !== 'npm test')
}

test('the commands of README and CONTRIBUTING open the site, and a signal ends them', async () => {
  test.setTimeout(180_000)
  const commands = await opens()
  expect(commands).toEqual(['npm start', 'npm run demo', 'npm run dev'])
  for (const command of commands) await opensAndEnds(command)
})

test('the member commands of the operations guide do their work, whether the site runs or not', async () => {
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-doc-'))
  const every = await commandsOf('docs/operations.md')
  const commands = every.filter((command) => command.startsWith('npm run member'))
  expect(commands.length).toBeGreaterThan(3)
  const outputs = []
  for (const command of commands) outputs.push(await run(command, { DATA_DIR: folder }))
  const listed = outputs.at(-1) ?? ''
  const members = JSON.parse(listed.slice(listed.indexOf('['))) as { email: string; status: string }[]
  expect(members.map(({ email, status }) => [email, status])).toEqual(
    expect.arrayContaining([
      ['asha@college.edu', 'approved'],
      ['ravi@college.edu', 'approved'],
    ]),
  )
  await rm(folder, { recursive: true, force: true })
})

async function opensAndEnds(command: string) {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-doc-'))
  const port = await freePort()
  // A group of its own, so that the signal reaches what npm started, as Ctrl-C in a terminal does.
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const ended = new Promise((end) => child.on('exit', end))
  const patience = Date.now() + 50_000
  while (!output.includes('is open at') && Date.now() < patience) await sleep(100)
  expect(output, command).toContain(`is open at http://localhost:${port}`)
  expect((await fetch(`http://localhost:${port}/dsa`)).status, command).toBe(200)
  if (child.pid) process.kill(-child.pid, 'SIGINT')
  await ended
  await expect.poll(() => fetch(`http://localhost:${port}/healthz`).then(Boolean, () => false)).toBe(false)
  await rm(folder, { recursive: true, force: true })
}

function run(command: string, environment: Record<string, string>): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn('sh', ['-c', command], { cwd: root, env: { ...process.env, ...environment } })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('exit', (code) => (code === 0 ? done(output) : fail(new Error(`${command}: ${output}`))))
  })
}
