import type { DraftContent } from '@callofcode/contract/draft/draft'
import { type Choice, chooseDraft, newerOf } from './choose-draft.ts'
import { DraftSaver, SOON } from './draft-saver.ts'
import { READY } from './draft-state.ts'
import { isHere, type LocalDraft, localDrafts } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

const LONGEST_HOLD = 3_000

/** Keepers whose screen was closed before everything was saved. They continue until the screen is opened again. */
const left = new Map<string, DraftKeeper>()

/** Stores the text of one form: in this browser at once, on the server soon, with retries until it is saved. */
export class DraftKeeper extends DraftSaver {
  /** Another keeper of the same form has replaced this one. */
  #stopped = false

  /** Finds the first draft to show, in this browser and on the server. Call `begin` next. */
  async open(): Promise<Choice> {
    const before = left.get(this.#key)
    const unkept = before && (await before.#stop())
    this.closed = false
    this.#stopped = false
    const here = localDrafts.get(this.memberId, this.form)
    const choice = chooseDraft(newerOf(here, unkept), await this.wire.ask(this.form))
    this.draft.basedOn = choice.basedOn
    return choice
  }

  /** The form shows `content` now. */
  begin(content: DraftContent, choice: Choice) {
    this.draft.begin(content, choice)
    const begun = choice.content !== undefined
    const phase = choice.unsent ? 'saving' : begun ? 'saved' : 'blank'
    const savedAt = choice.unsent ? undefined : choice.at
    this.say({ ...READY, phase, savedAt, restoredAt: choice.at, other: choice.other })
    if (begun || choice.other) this.keep()
    else localDrafts.remove(this.memberId, this.form)
    if (this.draft.unsent) this.saveIn(0)
  }

  type(content: DraftContent) {
    if (!this.state().ready || sameContent(content, this.draft.content)) return
    this.draft.type(content)
    this.keep()
    if (this.state().phase !== 'waiting') this.say({ phase: 'saving' })
    if (this.failures === 0) this.saveIn(SOON)
  }

  /**
   * Keeps the shown draft, or shows the other one and returns its content. Showing only swaps the two drafts: both stay until one
   * is kept.
   */
  settle(take: 'shown' | 'other'): DraftContent | undefined {
    const before = this.state().other
    if (!before) return undefined
    const other = this.draft[take === 'other' ? 'swap' : 'settle'](before)
    const taken = take === 'other' ? before : undefined
    this.say({
      other,
      phase: other?.onServer ? 'blank' : this.draft.unsent ? 'saving' : 'saved',
      restoredAt: taken?.at,
    })
    this.keep()
    if (this.draft.unsent) this.saveIn(0)
    return taken?.content
  }

  /**
   * Runs `act`, which ends the draft. Nothing is saved meanwhile. If `act` fails, the draft continues. Text typed during `act`
   * becomes a new draft: then the form must keep it.
   */
  async end<T>(act: () => Promise<T>, blank: DraftContent): Promise<{ result: T; typedOn: boolean }> {
    const content = this.draft.content
    clearTimeout(this.timer)
    const ending = Promise.race([this.sending, pause(LONGEST_HOLD)]).then(act)
    this.ending = ending
    try {
      const result = await ending
      const typedOn = content !== this.draft.content
      this.#forget(typedOn ? undefined : blank)
      return { result, typedOn }
    } finally {
      this.ending = undefined
      if (this.draft.unsent) this.saveIn(SOON)
    }
  }

  /** The screen is left. */
  close() {
    this.closed = true
    if (!this.draft.unsent && !this.ending) return
    left.set(this.#key, this)
    this.save().catch(reportError)
  }

  /** Stops for another keeper. Returns the content that neither this browser nor the server has. */
  async #stop(): Promise<LocalDraft | undefined> {
    left.delete(this.#key)
    clearTimeout(this.timer)
    const over = Promise.allSettled([this.ending, this.sending])
    await Promise.race([over, pause(LONGEST_HOLD)])
    this.#stopped = true
    this.round++
    const unkept = this.draft.unsent && isHere(this.memberId)
    const local = unkept ? this.draft.local(this.state().other) : undefined
    this.draft.unsent = false
    this.sending = undefined
    return local
  }

  /** Removes a draft whose save completed after the end, unless a new draft exists by then. */
  protected override async cameLate(content: DraftContent) {
    const round = this.round
    const found = this.#stopped ? undefined : await this.wire.ask(this.form)
    const isNew = this.draft.unsent || this.draft.basedOn !== null || this.ending || round !== this.round
    if (isNew || !found || !sameContent(found.content, content)) return
    await this.end(() => this.wire.end(this.form), this.draft.content ?? {}).catch(() => undefined)
  }

  /** Forgets the ended draft. The form shows `blank`, or text that was typed since. */
  #forget(blank: DraftContent | undefined) {
    if (!this.#stopped) localDrafts.remove(this.memberId, this.form)
    this.round++
    this.sending = undefined
    this.draft.end(blank)
    this.failures = 0
    this.set({ ...READY, phase: this.draft.unsent ? 'saving' : 'blank' })
    if (this.draft.unsent) this.keep()
  }

  get #key() {
    return `${this.memberId}:${this.form}`
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
