import { previewMarkdown } from '@callofcode/contract/markdown'
import type { House } from '../http/house.ts'
import { serve } from '../http/serve.ts'
import { renderMarkdown } from './render.ts'

/** A preview is made by what renders the finished text, so that nothing looks otherwise once it is sent. */
export function markdownRoutes(house: House) {
  serve(house, previewMarkdown, async ({ body }) => ({
    html: (await renderMarkdown(body.content, { headingIds: false })).html,
  }))
}
