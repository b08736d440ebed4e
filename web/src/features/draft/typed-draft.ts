import type { DraftContent } from '@callofcode/contract/draft'
import type { Choice, OtherDraft } from './choose-draft.ts'
import type { LocalDraft } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

const MOST_UNANSWERED = 20

/** What is typed in a form, and what of it the server has. Nothing here asks or waits. */
export class TypedDraft {
  content: DraftContent | undefined
  #typedAt = ''
  /** The server's `updatedAt` that the next save builds on. */
  basedOn: string | null = null
  /** The server does not have all of it. */
  unsent = false
  /** What was sent without being answered. If the server has one of these, nobody else wrote it. */
  #unanswered: DraftContent[] = []

  begin(content: DraftContent, choice: Choice) {
    this.content = content
    this.unsent = choice.unsent
    this.#typedAt = choice.at ?? ''
  }

  type(content: DraftContent) {
    this.content = content
    this.#typedAt = new Date().toISOString()
    this.unsent = true
  }

  sends(content: DraftContent) {
    this.#unanswered = [...this.#unanswered, content].slice(-MOST_UNANSWERED)
  }

  /** The server has `content`. What was typed since it does not. */
  accepted(content: DraftContent, updatedAt: string) {
    this.#unanswered = []
    this.basedOn = updatedAt
    this.unsent = content !== this.content
  }

  isOwn = (found: DraftContent) => this.#unanswered.some((sent) => sameContent(sent, found))

  /** Answers what to show, if that is another text than before. */
  settle(take: 'shown' | 'other', other: OtherDraft): DraftContent | undefined {
    if (other.onServer) this.basedOn = other.at
    if (take === 'shown') {
      this.unsent ||= other.onServer
      return undefined
    }
    this.content = other.content
    this.#typedAt = other.at
    this.unsent = !other.onServer
    return other.content
  }

  /** It is at its end, and the form shows `blank`; without one, what was typed on: a new draft. */
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
      aside: other && !other.onServer ? { content: other.content, at: other.at } : undefined,
    }
  }
}
