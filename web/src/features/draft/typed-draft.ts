import type { DraftContent } from '@callofcode/contract/draft/draft'
import type { Choice, OtherDraft } from './choose-draft.ts'
import type { LocalDraft } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

const MOST_UNANSWERED = 20
/** A browser keeps fewer: each is a whole text. */
const MOST_KEPT = 2

/** What is typed in a form, and how much of it the server has. Nothing here is asynchronous. */
export class TypedDraft {
  content: DraftContent | undefined
  #typedAt = ''
  /** The server's `updatedAt` that the next save is based on. */
  basedOn: string | null = null
  /** Some of it is not on the server. */
  unsent = false
  /** Contents that were sent but not answered. If the server has one of them, it is our own. */
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

  /** The server has `content`, but not what was typed since. */
  accepted(content: DraftContent, updatedAt: string) {
    this.#unanswered = []
    this.basedOn = updatedAt
    this.unsent = content !== this.content
  }

  isOwn = (found: DraftContent) => this.#unanswered.some((sent) => sameContent(sent, found))

  /** What is shown is kept, and the other one given up. Returns the next one to choose about. */
  settle({ onServer, at, behind }: OtherDraft): OtherDraft | undefined {
    if (onServer) {
      this.basedOn = at
      this.unsent = true
    }
    return behind && { ...behind, onServer: false }
  }

  /** Shows the other draft, and returns the one that was shown as the other: nothing is lost. */
  swap(other: OtherDraft): OtherDraft | undefined {
    const onServer = !this.unsent && this.basedOn !== null
    const at = (onServer && this.basedOn) || this.#typedAt || new Date().toISOString()
    const shown = { content: this.content ?? {}, at, onServer, behind: other.behind }
    // A form that nobody has typed in is nothing to come back to.
    const aside = this.unsent || onServer ? shown : this.settle({ ...other, onServer: false })
    if (other.onServer) this.basedOn = other.at
    // Until it is kept, it is based on nothing: the server refuses it, and a reload offers both.
    else if (onServer) this.basedOn = null
    this.content = other.content
    this.#typedAt = other.at
    this.unsent = !other.onServer
    return aside
  }

  /** The draft has ended, and the form shows `blank`; without `blank` it shows what was typed since, a new draft. */
  end(blank: DraftContent | undefined) {
    this.content = blank ?? this.content
    this.basedOn = null
    this.unsent = blank === undefined
  }

  /** As this browser keeps it. */
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
