import type { Draft, DraftContent } from '@callofcode/contract/draft/draft'
import type { Aside, LocalDraft } from './local-drafts.ts'
import { isObject, sameContent } from './same-content.ts'

/** The hidden draft. It would be lost if the author were not asked. */
export interface OtherDraft extends Aside {
  /** The next save would overwrite it. */
  readonly onServer: boolean
}

export interface Choice {
  readonly content?: DraftContent
  /** The time when it was typed or saved. */
  readonly at?: string | undefined
  /** The server's `updatedAt` that the next save is based on. */
  readonly basedOn: string | null
  /** The server does not have the draft yet. */
  readonly unsent: boolean
  readonly unanswered?: readonly DraftContent[] | undefined
  readonly other?: OtherDraft | undefined
}

/** Chooses the draft to show: `server` is null without a draft, undefined without a response. */
export function chooseDraft(local: LocalDraft | undefined, server: Draft | null | undefined): Choice {
  if (server === undefined) return local ? ofDevice(local, local.basedOn) : { basedOn: null, unsent: false }
  // A sent draft that the server no longer has was published or discarded elsewhere.
  if (!local || local.sent) return ofServer(server, local)
  if (!server) return ofDevice(local, null)
  if (sameContent(local.content, server.content)) return ofServer(server, local)
  if (local.basedOn === server.updatedAt) return ofDevice(local, local.basedOn)
  // The page ended before the response. The server's draft is from this browser, and more was typed since.
  if (local.unanswered?.some((sent) => sameContent(sent, server.content)))
    return ofDevice(local, server.updatedAt)
  return chooseNewest(local, server)
}

export const newerOf = (one: LocalDraft | undefined, other: LocalDraft | undefined) =>
  one && other && Date.parse(one.typedAt) > Date.parse(other.typedAt) ? one : (other ?? one)

/** Both changed after their last common state, so the newest wins. */
function chooseNewest(local: LocalDraft, server: Draft): Choice {
  const { content, updatedAt } = server
  const behind = local.aside
  if (Date.parse(local.typedAt) > Date.parse(updatedAt))
    return { ...ofDevice(local, local.basedOn), other: { content, at: updatedAt, onServer: true, behind } }
  const other = { content: local.content, at: local.typedAt, onServer: false, behind }
  return { ...ofServer(server, undefined), other }
}

const ofDevice = (local: LocalDraft, basedOn: string | null): Choice => ({
  content: local.content,
  at: local.typedAt,
  basedOn,
  unsent: !local.sent,
  unanswered: local.unanswered,
  other: asideOf(local),
})

function ofServer(server: Draft | null, local: LocalDraft | undefined): Choice {
  const other = asideOf(local)
  if (!server) return { basedOn: null, unsent: false, other }
  return { content: server.content, at: server.updatedAt, basedOn: server.updatedAt, unsent: false, other }
}

const asideOf = (local: LocalDraft | undefined): OtherDraft | undefined =>
  local?.aside && { ...local.aside, onServer: false }

/** Returns a draft in the shape of the form. Unknown fields are left out, and missing ones are blank. */
export function fitDraft<Fields extends DraftContent>(blank: Fields, content: DraftContent): Fields {
  return fitted(blank, content) as Fields
}

function fitted(blank: unknown, given: unknown): unknown {
  if (Array.isArray(blank)) {
    if (!Array.isArray(given) || given.length === 0) return blank
    // A list that is blank at first does not define the shape of its rows.
    return blank.length > 0 ? given.map((row) => fitted(blank[0], row)) : given
  }
  if (isObject(blank)) {
    const known = isObject(given) ? given : {}
    return Object.fromEntries(
      Object.entries(blank).map(([name, value]) => [name, fitted(value, known[name])]),
    )
  }
  return typeof given === typeof blank ? given : blank
}
