import type { DraftContent } from '@callofcode/contract/draft/draft'
import type { Choice, OtherDraft } from './choose-draft.ts'
import type { LocalDraft } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

const MOST_UNANSWERED = 20
/** Fewer than in memory, because each is a whole text. */
const MOST_KEPT = 2

/** The text of a form, and how much of it the server has. This class has no asynchronous code. */
export class TypedDraft {
  content: DraftContent | undefined
  #typedAt = ''
  /** The server's `updatedAt` that the next save is based on. */
  basedOn: string | null = null
  /** A part of the text is not on the server. */
  unsent = false
  /** Contents that were sent without a response. If the server has one of them, the draft is our own. */
  #unanswered: DraftContent[] = []

  begin(content: DraftContent, choice: Choice) {
    this.content = content
    this.unsent = choice.unsent
    this.#typedAt = choice.at ?? ''
    this.#unanswered = [...(choice.unanswered ?? [])]
  }

  type(content: DraftContent) {
    this.content = content
    this.#typedAt = new Date().toISOString()
    this.unsent = true
  }

  sends(content: DraftContent) {
    this.#unanswered = [...this.#unanswered, content].slice(-MOST_UNANSWERED)
  }

  /** Records that the server has `content`, but not the text typed since. */
  accepted(content: DraftContent, updatedAt: string) {
    this.#unanswered = []
    this.basedOn = updatedAt
    this.unsent = content !== this.content
  }

  isOwn = (found: DraftContent) => this.#unanswered.some((sent) => sameContent(sent, found))

  /** Keeps the shown draft and gives up the other. Returns the next draft to choose about. */
  settle({ onServer, at, behind }: OtherDraft): OtherDraft | undefined {
    if (onServer) {
      this.basedOn = at
      this.unsent = true
    }
    return behind && { ...behind, onServer: false }
  }

  /** Shows the other draft, and returns the previously shown one, so that nothing is lost. */
  swap(other: OtherDraft): OtherDraft | undefined {
    const onServer = !this.unsent && this.basedOn !== null
    const at = (onServer && this.basedOn) || this.#typedAt || new Date().toISOString()
    const shown = { content: this.content ?? {}, at, onServer, behind: other.behind }
    // An untouched form is not worth keeping.
    const aside = this.unsent || onServer ? shown : this.settle({ ...other, onServer: false })
    if (other.onServer) this.basedOn = other.at
    // The base is null until a draft is kept. The server then refuses a save, and a reload offers both drafts.
    else if (onServer) this.basedOn = null
    this.content = other.content
    this.#typedAt = other.at
    this.unsent = !other.onServer
    return aside
  }

  /** Ends the draft. The form shows `blank`. Without `blank` it shows the text typed since, as a new draft. */
  end(blank: DraftContent | undefined) {
    this.content = blank ?? this.content
    this.basedOn = null
    this.unsent = blank === undefined
  }

  /** Returns the form that this browser stores. */
  local(other: OtherDraft | undefined): LocalDraft {
    return {
      content: this.content ?? {},
      typedAt: this.#typedAt,
      basedOn: this.basedOn,
      sent: !this.unsent,
      unanswered: this.#unanswered.length > 0 ? this.#unanswered.slice(-MOST_KEPT) : undefined,
      aside: other?.onServer
        ? other.behind
        : other && { content: other.content, at: other.at, behind: other.behind },
    }
  }
}
