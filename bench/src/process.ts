import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../tools/browser.ts'

export const root = resolve(import.meta.dirname, '../..')

/** The measured program runs on the first core and the measuring one on the others, so that neither slows the other. */
export const MEASURED_CORE = '0'
export const ALL_CORES = `0-${cpus().length - 1}`
export const canPin = existsSync('/usr/bin/taskset')

export interface Running {
  readonly url: string
  readonly child: ChildProcess
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a Node program on the measured core, or on `cores`, and waits until it answers 200 at `path`. */
export async function startNode(
  script: string[],
  environment: Record<string, string>,
  path = '/',
  cores = MEASURED_CORE,
): Promise<Running> {
  const port = await freePort()
  const command = [process.execPath, ...script]
  const pinned = canPin ? ['taskset', '-c', cores, ...command] : command
  const child = spawn(pinned[0] ?? '', pinned.slice(1), {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await until200(url + path, child)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { url, child, stop }
}

export async function until200(url: string, child: ChildProcess) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} before it answered.`)
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return
    await sleep(5)
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Flags of the Chromium from an npm package. CHROMIUM_PATH names another browser. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]
export const startChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags })

/** Returns the milliseconds of processor time that a process has used. Linux only, which counts hundredths of a second. */
export function usedProcessor(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Returns the resident memory of a process in megabytes (10^6 bytes), now or at its highest. Linux only. */
export const residentMegabytes = (pid: number): number => memoryOf(pid, 'VmRSS')
export const highestMegabytes = (pid: number): number => memoryOf(pid, 'VmHWM')
function memoryOf(pid: number, name: string): number {
  const kib = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round((Number(kib) * 1024) / 1e6)
}

export const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
export const rounded = (number: number, digits = 2) => Number(number.toFixed(digits))

/** `share` is in percent, such as 99. */
export const percentile = (numbers: number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor((numbers.length * share) / 100))
  ] ?? 0

/** `BRIEF=1`: a short run that only shows whether a benchmark works. Its numbers mean nothing. */
export const isBrief = process.env.BRIEF === '1'
