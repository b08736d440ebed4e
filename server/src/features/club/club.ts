import { setTimeout as sleep } from 'node:timers/promises'
import type { Area } from '@callofcode/contract/area'
import { type ClubSettings, DEFAULT_CLUB } from '@callofcode/contract/club/club'
import type { ClubLook, MailState } from '@callofcode/contract/club/club-look'
import { lookOf } from '@callofcode/contract/club/look-of'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { type MailServer, serverOfEnv } from '../../platform/mail/mail-server.ts'
import { clubStore } from './club-store.ts'
import { mailServerStore } from './mail-server-store.ts'

/** The cache tag of a write that changes the club's settings. */
export const CLUB = 'club'

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>

const AGAIN_AFTER = 1_000

/** The club's settings in this process. They are read at the start, and again when any process has changed them. */
export class Club {
  readonly #database: Database
  #settings: ClubSettings = DEFAULT_CLUB
  #version = 0
  #refusedWords: readonly string[] = []
  #look: ClubLook
  #last: Promise<void> = Promise.resolve()

  readonly #env: MailEnv
  readonly #secret: Buffer | undefined
  #mailServer: MailServer | undefined
  #mail: MailState

  /** Without the site's secret, only the mail server of the environment is known. */
  constructor(database: Database, env: MailEnv, secret?: Buffer) {
    this.#database = database
    this.#env = env
    this.#secret = secret
    this.#mailServer = serverOfEnv(env)
    this.#mail = this.#mailServer ? 'works' : 'none'
    this.#look = lookOf(DEFAULT_CLUB, this.#mail)
  }

  get mailServer(): MailServer | undefined {
    return this.#mailServer
  }

  get mail(): MailState {
    return this.#mail
  }

  get sendsMail(): boolean {
    return this.#mail === 'works'
  }

  get settings(): ClubSettings {
    return this.#settings
  }

  /** Words and phrases that members may not write. */
  get refusedWords(): readonly string[] {
    return this.#refusedWords
  }

  /** The number of the current version. */
  get version(): number {
    return this.#version
  }

  get look(): ClubLook {
    return this.#look
  }

  get name(): string {
    return this.#settings.name
  }

  /** Returns whether only members see the area. */
  isClosed(area: Area | undefined): boolean {
    return area !== undefined && this.#settings.membersOnly.includes(area)
  }

  /** Reads the settings again. Calls run one after another, so the last one includes the last change. */
  refresh(): Promise<void> {
    const next = this.#last.then(() => this.#read())
    this.#last = next.catch(() => undefined)
    return next
  }

  /**
   * Refreshes after a change that another process made. It retries until it succeeds, because the settings decide who may see
   * what.
   */
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
    const ofEnv = serverOfEnv(this.#env)
    const entered = ofEnv ? undefined : await mailServerStore.entered(this.#database.pool)
    this.#mailServer = ofEnv ?? (entered && this.#secret && mailServerStore.opened(entered, this.#secret))
    this.#mail = !this.#mailServer ? 'none' : entered?.isTried === false ? 'untried' : 'works'
    this.#refusedWords = settings.refusedWords.split('\n').filter((line) => line.trim() !== '')
    this.#look = lookOf(settings, this.#mail)
  }
}

/** Reads the current settings before the first response. */
export async function openClub(database: Database, env: MailEnv, secret?: Buffer): Promise<Club> {
  const club = new Club(database, env, secret)
  await club.refresh()
  return club
}
