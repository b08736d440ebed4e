import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository, independent of the working directory. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const TAIL_LINES = 40

/** A failure with a message for the person at the terminal, shown without a stack. */
export class Refusal extends Error {}

const withTools = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
}

/**
 * Runs one command and prints its name and duration. The last 40 lines of its output are shown only when it fails. All
 * of this goes to standard error, so that standard output has only what a command returns.
 */
export async function step(name, [program, ...args], { folder = '.', environment = {} } = {}) {
  const started = Date.now()
  process.stderr.write(`  ${name} … `)
  const child = start(program, args, folder, environment, ['ignore', 'pipe', 'pipe'])
  const heard = []
  child.stdout.on('data', (chunk) => heard.push(chunk))
  child.stderr.on('data', (chunk) => heard.push(chunk))
  const signOfLife = setInterval(() => process.stderr.write('.'), 5_000)
  const ended = await end(child)
  clearInterval(signOfLife)
  process.stderr.write(`${ended.ok ? '' : 'failed after '}${seconds(started)}\n`)
  if (ended.ok) return
  const tail = Buffer.concat(heard).toString('utf8').trimEnd().split('\n').slice(-TAIL_LINES)
  throw new Refusal(
    [...tail, '', `${name} failed (${ended.how}): ${[program, ...args].join(' ')}`].join('\n'),
  )
}

/** Runs one command with its output in this terminal. Returns whether it succeeded. */
export async function openly([program, ...args], { folder = '.', environment = {} } = {}) {
  return (await end(start(program, args, folder, environment, 'inherit'))).ok
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

function start(program, args, folder, environment, stdio) {
  return spawn(program, args, {
    cwd: join(root, folder),
    env: { ...withTools, ...environment },
    stdio,
    shell: process.platform === 'win32',
  })
}

/** Forwards signals to the command, so that it does not go on after this process. */
function end(child) {
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, how: error.message }))
    child.on('close', (code, signal) => resolve({ ok: code === 0, how: signal ?? `exit code ${code}` }))
  }).finally(() => process.off('SIGINT', forward).off('SIGTERM', forward))
}
