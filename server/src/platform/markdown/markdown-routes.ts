import { previewMarkdown } from '@callofcode/contract/markdown'
import { mentionStore } from '../../features/forum/mention-store.ts'
import type { House } from '../http/house.ts'
import { serve } from '../http/serve.ts'
import { renderMarkdown } from './render.ts'

const MOST_NAMED = 20

/** A preview is made by what renders the finished text, so that nothing looks otherwise once it is sent. */
export function markdownRoutes(house: House) {
  serve(house, previewMarkdown, async ({ body, caller }) => {
    await house.budgets.spend('preview', caller.id)
    const names = await mentionStore.names(house.database.sql, [body.content])
    const { html, outside } = await renderMarkdown(body.content, {
      headingIds: false,
      names,
      owner: caller.id,
    })
    return { html, outside: [...new Set(outside)].slice(0, MOST_NAMED) }
  })
}
