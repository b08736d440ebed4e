import { previewMarkdown } from '@callofcode/contract/markdown/markdown'
import type { Budgets } from '../features/account/budgets.ts'
import { mentionStore } from '../features/forum/mention-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Api } from '../platform/http/api.ts'
import { renderMarkdown } from '../platform/markdown/render.ts'

const MOST_NAMED = 20

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
}

/** The preview uses the renderer of the published text, so both look the same. */
export function markdownPreviewRoute({ api, database, budgets }: Dependencies) {
  api.serve(previewMarkdown, async ({ body, caller }) => {
    await budgets.spend('preview', caller.id)
    const names = await mentionStore.names(database.sql, [body.content])
    const { html, outside } = await renderMarkdown(body.content, {
      headingIds: false,
      names,
      owner: caller.id,
    })
    return { html, outside: [...new Set(outside)].slice(0, MOST_NAMED) }
  })
}
