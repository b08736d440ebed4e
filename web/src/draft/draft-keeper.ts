import type { DraftContent } from '@callofcode/contract/draft'
import { CallError } from '../api/client.ts'
import { type Choice, chooseDraft } from './choose-draft.ts'
import { type DraftState, mayPass, READY, reasonOf, START } from './draft-state.ts'
import { askForDraft, type DraftPlace, sendDraft } from './draft-wire.ts'
import { localDrafts } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

const SOON = 800
const FIRST_RETRY = 2_000
const LONGEST_RETRY = 60_000
const LONGEST_HOLD = 3_000

/** Keepers whose screen was left before everything was saved. They go on until the screen is opened again. */
const left = new Map<string, DraftKeeper>()

/** Keeps what is typed in one form: in this browser at once, on the server soon, and again until it is there. */
export class DraftKeeper {
  readonly #form: DraftPlace
  readonly #memberId: string
  readonly #listeners = new Set<() => void>()
  #state = START
  #content: DraftContent | undefined
  #typedAt = ''
  #basedOn: string | null = null
  #unsent = false
  #held = false
  #closed = false
  #failures = 0
  /** Grows when a draft ends: answers to what was sent before then are no news. */
  #round = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(form: DraftPlace, memberId: string) {
    this.#form = form
    this.#memberId = memberId
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly state = () => this.#state

  /** What to begin with, read here and on the server. `begin` has to follow. */
  async open(): Promise<Choice> {
    const before = left.get(this.#key)
    if (before) await before.#stop()
    this.#closed = false
    this.#held = false
    const choice = chooseDraft(localDrafts.get(this.#memberId, this.#form), await askForDraft(this.#form))
    this.#basedOn = choice.basedOn
    return choice
  }

  /** The form shows `content` now. */
  begin(content: DraftContent, choice: Choice) {
    this.#content = content
    this.#unsent = choice.unsent
    this.#typedAt = choice.at ?? ''
    const begun = choice.content !== undefined
    const phase = choice.unsent ? 'saving' : begun ? 'saved' : 'blank'
    const savedAt = choice.unsent ? undefined : choice.at
    this.#set({ ...READY, phase, savedAt, restoredAt: choice.at, other: choice.other })
    if (begun || choice.other) this.#keep()
    else localDrafts.remove(this.#memberId, this.#form)
    if (this.#unsent) this.#saveIn(0)
  }

  type(content: DraftContent) {
    if (!this.#state.ready || sameContent(content, this.#content)) return
    this.#content = content
    this.#typedAt = new Date().toISOString()
    this.#unsent = true
    this.#keep()
    if (this.#state.phase !== 'waiting') this.#set({ phase: 'saving' })
    if (this.#failures === 0) this.#saveIn(SOON)
  }

  /** Saves what is not saved; with `anyway`, even what nobody has typed in. True when the server has it all. */
  async save(anyway = false): Promise<boolean> {
    if (anyway && this.#basedOn === null) this.#unsent = true
    clearTimeout(this.#timer)
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined
    })
    await this.#sending
    return !this.#unsent
  }

  /** Does not wait for the next pause in typing: the page may be about to go. */
  readonly saveSoon = () => {
    if (this.#unsent && this.#failures === 0) void this.save()
  }

  /** Tries at once what has failed before: the connection is back. */
  readonly tryAgain = () => {
    this.#failures = 0
    if (this.#unsent) void this.save()
  }

  /** Chooses between the draft shown and the other one; answers what to show if that is the other. */
  settle(take: 'shown' | 'other'): DraftContent | undefined {
    const { other } = this.#state
    if (!other) return undefined
    if (other.onServer) this.#basedOn = other.at
    const taken = take === 'other' ? other.content : undefined
    if (taken) this.#content = taken
    this.#unsent = taken ? !other.onServer : this.#unsent || other.onServer
    this.#set({ other: undefined, phase: this.#unsent ? 'saving' : 'saved', restoredAt: taken && other.at })
    this.#keep()
    if (this.#unsent) this.#saveIn(0)
    return taken
  }

  /** Lets `act` put an end to the draft: nothing is saved meanwhile, and if it fails all goes on as before. */
  async end<T>(act: () => Promise<T>, blank: DraftContent): Promise<T> {
    this.#held = true
    clearTimeout(this.#timer)
    await Promise.race([this.#sending, new Promise((done) => setTimeout(done, LONGEST_HOLD))])
    try {
      const result = await act()
      this.#forget(blank)
      return result
    } finally {
      this.#held = false
      if (this.#unsent) this.#saveIn(SOON)
    }
  }

  /** The screen is left. */
  close() {
    this.#closed = true
    if (!this.#unsent) return
    left.set(this.#key, this)
    void this.save()
  }

  async #stop() {
    left.delete(this.#key)
    this.#held = true
    clearTimeout(this.#timer)
    await this.#sending
  }

  async #send() {
    const round = this.#round
    while (this.#unsent && !this.#held && this.#mayTouch && !this.#state.other?.onServer && this.#content) {
      const content = this.#content
      if (this.#state.phase !== 'waiting') this.#set({ phase: 'saving' })
      try {
        const { updatedAt } = await sendDraft(this.#form, content, this.#basedOn)
        if (round !== this.#round) return
        this.#accepted(content, updatedAt)
      } catch (error) {
        if (round !== this.#round) return
        return await this.#refused(error, content)
      }
    }
  }

  #accepted(content: DraftContent, updatedAt: string) {
    this.#failures = 0
    this.#basedOn = updatedAt
    this.#unsent = content !== this.#content
    this.#keep()
    this.#set({ phase: this.#unsent ? 'saving' : 'saved', savedAt: updatedAt, reason: undefined })
  }

  async #refused(error: unknown, content: DraftContent) {
    if (error instanceof CallError && error.status === 409) return this.#meetOther(content)
    this.#set({ phase: 'waiting', reason: reasonOf(error) })
    if (mayPass(error)) this.#saveIn(Math.min(FIRST_RETRY * 2 ** this.#failures++, LONGEST_RETRY))
  }

  /** Another tab or device has saved since. */
  async #meetOther(content: DraftContent) {
    const found = await askForDraft(this.#form)
    if (found && sameContent(found.content, content)) {
      this.#accepted(content, found.updatedAt)
    } else if (found) {
      this.#set({ phase: 'blank', other: { content: found.content, at: found.updatedAt, onServer: true } })
      return
    } else if (found === null) this.#basedOn = null
    if (this.#unsent) this.#saveIn(FIRST_RETRY)
  }

  #keep() {
    if (!this.#content || !this.#mayTouch) return
    const { other } = this.#state
    const kept = localDrafts.save(this.#memberId, this.#form, {
      content: this.#content,
      typedAt: this.#typedAt,
      basedOn: this.#basedOn,
      sent: !this.#unsent,
      aside: other && !other.onServer ? { content: other.content, at: other.at } : undefined,
    })
    if (kept !== this.#state.kept) this.#set({ kept })
  }

  #forget(blank: DraftContent) {
    localDrafts.remove(this.#memberId, this.#form)
    this.#round++
    this.#content = blank
    this.#basedOn = null
    this.#unsent = false
    this.#failures = 0
    this.#state = READY
    this.#set({})
  }

  #saveIn(wait: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), wait)
  }

  #set(change: Partial<DraftState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Once its screen is left, a draft that is gone from this browser was so by a logout: it is nobody's here. */
  get #mayTouch() {
    return !this.#closed || localDrafts.get(this.#memberId, this.#form) !== undefined
  }

  get #key() {
    return `${this.#memberId}:${this.#form}`
  }
}
