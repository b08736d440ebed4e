import type { Sql } from '../../platform/database/database.ts'
import type { Names } from '../../platform/markdown/mention-rule.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { mentionStore } from './mention-store.ts'

/** Draws a post that is about to be written: inside the transaction others would wait for it, and for its rows. */
export async function renderAhead(sql: Sql, content: string | undefined, owner: string) {
  if (content) await rendered(await mentionStore.names(sql, [content]), content, owner)
}

/** The ids of the members whom a post names. */
export async function mentionedIn(tx: Sql, content: string, owner: string): Promise<string[]> {
  const names = await mentionStore.names(tx, [content])
  if (names.size === 0) return []
  const { mentioned } = await rendered(names, content, owner)
  return mentionStore.ids(tx, mentioned)
}

const rendered = (names: Names, content: string, owner: string) =>
  renderMarkdown(content, { headingIds: false, names, owner })
