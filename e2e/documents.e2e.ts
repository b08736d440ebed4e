import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from './site.ts'

const root = resolve(import.meta.dirname, '..')

/** The commands in the shell blocks of a document. */
async function commandsOf(document: string): Promise<string[]> {
  const text = await readFile(join(root, document), 'utf8')
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block?.trim().split('\n') ?? [])
}

// `npm test` is left out, because it runs this file.
const siteCommands = async () => {
  const commands = [...(await commandsOf('README.md')), ...(await commandsOf('CONTRIBUTING.md'))]
  return commands.filter((command) => command !== 'npm test')
}

test('the commands in README and CONTRIBUTING start the site, and a signal stops them', {
  tag: '@long',
}, async () => {
  const [start, ...others] = await siteCommands()
  // The next test runs `npm start`.
  expect(start).toBe('npm start')
  expect(others).toEqual(['npm run demo', 'npm run dev'])
  for (const command of others)
    await inFolder(async (folder) => {
      const end = await openSite(command, folder)
      await end()
    })
})

test('npm start starts the site, a signal stops it, and the member commands of the operations guide work before and while it runs', {
  tag: '@long',
}, async () => {
  const every = await commandsOf('docs/operations.md')
  const commands = every.filter((command) => command.startsWith('npm run member'))
  expect(commands.length).toBeGreaterThan(3)
  await inFolder(async (folder) => {
    const outputs = []
    for (const command of commands.slice(0, 2)) outputs.push(await run(command, { DATA_DIR: folder }))
    const end = await openSite('npm start', folder)
    for (const command of commands.slice(2)) outputs.push(await run(command, { DATA_DIR: folder }))
    await end()
    const list = outputs.at(-1) ?? ''
    const members = JSON.parse(list.slice(list.indexOf('['))) as { email: string; status: string }[]
    // The guide deletes Ravi's account before it lists the members.
    expect(members.map(({ email, status }) => [email, status])).toEqual([['asha@college.edu', 'approved']])
  })
})

async function inFolder(use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-doc-'))
  await use(folder)
  await rm(folder, { recursive: true, force: true })
}

/** Runs a command that starts the site. The returned function stops it by a signal and waits for its exit. */
async function openSite(command: string, folder: string): Promise<() => Promise<void>> {
  const port = await freePort()
  // The child gets its own process group, so that the signal also reaches the processes that npm started, as Ctrl-C in a terminal
  // does.
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
  const deadline = Date.now() + 50_000
  while (!output.includes('is open at') && Date.now() < deadline) await sleep(100)
  expect(output, command).toContain(`is open at http://localhost:${port}`)
  expect((await fetch(`http://localhost:${port}/dsa`)).status, command).toBe(200)
  return async () => {
    if (child.pid) process.kill(-child.pid, 'SIGINT')
    await ended
    await expect.poll(() => fetch(`http://localhost:${port}/healthz`).then(Boolean, () => false)).toBe(false)
  }
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
