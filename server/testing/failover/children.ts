import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Child {
  readonly process: ChildProcess
  /** The exit code, or null after a signal. */
  readonly ended: Promise<number | null>
}

/** The processes of the drill. Each writes its output to a file. */
export class Children {
  /** Processes that ended unexpectedly, with the end of their output. */
  readonly crashed: string[] = []
  readonly #running = new Map<string, Child>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  start(name: string, [program = '', ...words]: string[], environment: Record<string, string> = {}) {
    const log = openSync(this.logOf(name), 'a')
    const child = spawn(program, words, {
      env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, LANG: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
    })
    child.on('error', (error) => this.crashed.push(`${name}: ${error.message}`))
    const ended = once(child, 'close').then(([code]) => code as number | null)
    const made = { process: child, ended }
    this.#running.set(name, made)
    ended
      .then((code) => {
        if (this.#running.get(name) === made)
          this.crashed.push(`${name} ended with ${code}: ${this.said(name)}`)
      })
      .catch(() => undefined)
  }

  /** Stops watching a child, whose end is now expected. */
  forget(name: string): Child | undefined {
    const child = this.#running.get(name)
    this.#running.delete(name)
    return child
  }

  /** Ends a child and returns its exit code. */
  async end(name: string, signal: NodeJS.Signals) {
    const child = this.forget(name)
    child?.process.kill(signal)
    return child?.ended
  }

  logOf = (name: string) => join(this.#folder, `${name}.log`)

  said(name: string, characters = 3_000) {
    return readFileSync(this.logOf(name), 'utf8').slice(-characters)
  }
}
