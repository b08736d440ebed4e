import { say } from 'words:draft'
import type { DraftContent } from '@callofcode/contract/draft/draft'
import { CallError } from '../../platform/api/client.ts'
import { mayPass, pauseAfter } from '../../platform/api/try-again.ts'
import { Observable } from '../../platform/observable.ts'
import { type DraftState, reasonOf, START } from './draft-state.ts'
import { type DraftPlace, type DraftWire, draftWire } from './draft-wire.ts'
import { isHere, localDrafts } from './local-drafts.ts'
import { sameContent } from './same-content.ts'
import { TypedDraft } from './typed-draft.ts'

export const SOON = 800

/** Saves a draft: in this browser at once, on the server when asked, with retries until it is saved. */
export abstract class DraftSaver extends Observable<DraftState> {
  protected readonly form: DraftPlace
  protected readonly memberId: string
  protected readonly wire: DraftWire
  protected readonly draft = new TypedDraft()
  protected closed = false
  protected failures = 0
  /** Increases when a draft ends, because responses to earlier requests belong to another draft. */
  protected round = 0
  protected timer: ReturnType<typeof setTimeout> | undefined
  protected sending: Promise<void> | undefined
  /** While this runs, nothing is saved. */
  protected ending: Promise<unknown> | undefined

  constructor(form: DraftPlace, memberId: string, wire: DraftWire = draftWire) {
    super(START)
    this.form = form
    this.memberId = memberId
    this.wire = wire
  }

  /** Saves unsaved text. With `anyway` it saves even an untouched form. Resolves to true when the server has everything. */
  async save(anyway = false): Promise<boolean> {
    if (anyway && this.draft.basedOn === null) this.draft.unsent = true
    clearTimeout(this.timer)
    if (!this.sending) {
      const sending = this.#send().finally(() => {
        if (this.sending === sending) this.sending = undefined
      })
      this.sending = sending
    }
    await this.sending
    return !this.draft.unsent
  }

  /** Saves without waiting for a pause in typing: the page may be closing. */
  readonly saveSoon = () => {
    if (this.draft.unsent && this.failures === 0) this.save().catch(reportError)
  }

  /** Retries failed saves at once: the connection is back. */
  readonly tryAgain = () => {
    this.failures = 0
    if (this.draft.unsent) this.save().catch(reportError)
  }

  /** Handles a response to a request that was sent before the draft ended. */
  protected abstract cameLate(content: DraftContent): Promise<void>

  async #send() {
    const round = this.round
    if (this.draft.unsent && !isHere(this.memberId))
      this.say({ phase: 'waiting', reason: say('signedOut'), kept: false })
    while (
      this.draft.unsent &&
      !this.ending &&
      this.#mayTouch &&
      !this.state().other?.onServer &&
      this.draft.content
    ) {
      const content = this.draft.content
      if (this.state().phase !== 'waiting') this.say({ phase: 'saving' })
      this.draft.sends(content)
      // The sent state is stored too: the page may end before the response.
      this.keep()
      try {
        const { updatedAt } = await this.wire.save(this.form, content, this.draft.basedOn)
        if (round !== this.round) return await this.cameLate(content)
        this.#accepted(content, updatedAt)
      } catch (error) {
        if (round !== this.round) return mayPass(error) ? await this.cameLate(content) : undefined
        return await this.#refused(error, content, round)
      }
    }
  }

  #accepted(content: DraftContent, updatedAt: string) {
    this.failures = 0
    this.draft.accepted(content, updatedAt)
    this.keep()
    this.say({ phase: this.draft.unsent ? 'saving' : 'saved', savedAt: updatedAt, reason: undefined })
  }

  async #refused(error: unknown, content: DraftContent, round: number) {
    if (error instanceof CallError && error.status === 409) return this.#meetOther(content, round)
    this.say({ phase: 'waiting', reason: reasonOf(error) })
    if (mayPass(error)) this.saveIn(pauseAfter(this.failures++, error))
  }

  /** Handles a draft on the server that differs from the base of this text. */
  async #meetOther(content: DraftContent, round: number) {
    const found = await this.wire.ask(this.form)
    if (round !== this.round) return
    if (found === undefined) return this.saveIn(pauseAfter(this.failures++, undefined))
    if (found && sameContent(found.content, content)) this.#accepted(content, found.updatedAt)
    else if (found && !this.draft.isOwn(found.content)) {
      const behind = this.draft.local(this.state().other).aside
      const other = { content: found.content, at: found.updatedAt, onServer: true, behind }
      return this.say({ phase: 'blank', other })
    } else this.draft.basedOn = found?.updatedAt ?? null
    if (this.draft.unsent) this.saveIn(SOON)
  }

  protected keep() {
    if (!this.draft.content || !this.#mayTouch) return
    const kept = localDrafts.save(this.memberId, this.form, this.draft.local(this.state().other))
    if (kept !== this.state().kept) this.say({ kept })
  }

  protected saveIn(wait: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.save().catch(reportError), wait)
  }

  protected say(change: Partial<DraftState>) {
    this.set({ ...this.state(), ...change })
  }

  /** Returns whether the local draft may change. If it is gone after the screen was closed, another tab ended it. */
  get #mayTouch() {
    if (!isHere(this.memberId)) return false
    return !this.closed || !this.state().kept || localDrafts.get(this.memberId, this.form) !== undefined
  }
}
