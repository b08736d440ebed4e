import { setTimeout as sleep } from 'node:timers/promises'
import type { Area } from '@callofcode/contract/area'
import { type ClubSettings, DEFAULT_CLUB } from '@callofcode/contract/club/club'
import type { ClubLook } from '@callofcode/contract/club/club-look'
import { lookOf } from '@callofcode/contract/club/look-of'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { clubStore } from './club-store.ts'

/** Named by a write that changes what the club decided. */
export const CLUB = 'club'

const AGAIN_AFTER = 1_000

/** What the club decided, as this process knows it: read at the start, and again when any process has changed it. */
export class Club {
  readonly #database: Database
  #settings: ClubSettings = DEFAULT_CLUB
  #version = 0
  #refusedWords: readonly string[] = []
  #look: ClubLook
  #last: Promise<void> = Promise.resolve()

  /** Whether a mail server is set up: where none is, no screen says that somebody is mailed. */
  readonly sendsMail: boolean

  constructor(database: Database, sendsMail: boolean) {
    this.#database = database
    this.sendsMail = sendsMail
    this.#look = lookOf(DEFAULT_CLUB, sendsMail)
  }

  get settings(): ClubSettings {
    return this.#settings
  }

  /** What members may not write, a word or some words each. */
  get refusedWords(): readonly string[] {
    return this.#refusedWords
  }

  /** The number of the version that holds. */
  get version(): number {
    return this.#version
  }

  get look(): ClubLook {
    return this.#look
  }

  get name(): string {
    return this.#settings.name
  }

  /** Whether only members see it. */
  isClosed(area: Area | undefined): boolean {
    return area !== undefined && this.#settings.membersOnly.includes(area)
  }

  /** Calls follow one another, so the last one sees the last change. */
  refresh(): Promise<void> {
    const next = this.#last.then(() => this.#read())
    this.#last = next.catch(() => undefined)
    return next
  }

  /** For a change that was made elsewhere. It is tried until it works: what is shown to whom hangs on it. */
  refreshLater(done: () => void) {
    this.refresh().then(done, (error) => {
      console.error(`What the club decided could not be read: ${errorLine(error)}`)
      if (this.#database.pool.ended) return
      sleep(AGAIN_AFTER, undefined, { ref: false })
        .then(() => this.refreshLater(done))
        .catch(() => undefined)
    })
  }

  async #read() {
    const { settings, version } = await clubStore.get(this.#database.sql)
    this.#settings = settings
    this.#version = version.number
    this.#refusedWords = settings.refusedWords.split('\n').filter((line) => line.trim() !== '')
    this.#look = lookOf(settings, this.sendsMail)
  }
}

/** Reads what holds, so that nothing is answered before. */
export async function openClub(database: Database, { SMTP_URL }: Pick<Env, 'SMTP_URL'>): Promise<Club> {
  const club = new Club(database, SMTP_URL !== undefined)
  await club.refresh()
  return club
}
