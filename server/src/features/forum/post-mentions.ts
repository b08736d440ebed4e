import type { Sql } from '../../platform/database/database.ts'
import type { Names } from '../../platform/markdown/mention-rule.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { mentionStore } from './mention-store.ts'

/** Renders a post before its transaction begins: inside it, others would wait for the rows that it locks. */
export async function renderAhead(sql: Sql, content: string | undefined, owner: string) {
  if (content) await rendered(await mentionStore.names(sql, [content]), content, owner)
}

/** The ids of the members that a post mentions. */
export async function mentionedIn(tx: Sql, content: string, owner: string): Promise<string[]> {
  const names = await mentionStore.names(tx, [content])
  if (names.size === 0) return []
  const { mentioned } = await rendered(names, content, owner)
  return mentionStore.ids(tx, mentioned)
}

const rendered = (names: Names, content: string, owner: string) =>
  renderMarkdown(content, { headingIds: false, names, owner })
