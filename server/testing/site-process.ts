import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { programArguments } from './program.ts'

/** Starts the site as operators do, but without its pages. Tests can kill its process and read its output. */
export function siteProcess(environment: Record<string, string>, options: SpawnOptions = {}) {
  const child = spawn(process.execPath, programArguments('main'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LANES: '0',
      LOG_LEVEL: 'debug',
      WAITING_MAIL_HOUR: 'off',
      ...environment,
    },
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text))
  const ended: Promise<number | null> = once(child, 'close').then(([code]) => code as number | null)
  const address = () => /open at (http:[^\s"]+)[\s\S]*Ctrl-C/.exec(said)?.[1]

  /** Returns the site's address. If the process ends first, throws its output. */
  async function open(): Promise<string> {
    while (!address()) {
      const end = await Promise.race([
        ended,
        new Promise<'not yet'>((resolve) => setTimeout(resolve, 50, 'not yet')),
      ])
      if (end !== 'not yet') throw new Error(`The site ended with ${end}: ${said}`)
    }
    return String(address())
  }
  return {
    pid: Number(child.pid),
    open,
    /** The exit code, or null after a signal. */
    ended,
    said: () => said,
    signal: (name: NodeJS.Signals) => void child.kill(name),
  }
}

export type SiteProcess = ReturnType<typeof siteProcess>
