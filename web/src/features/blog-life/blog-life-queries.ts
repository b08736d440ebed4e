import { getBlogContext, getBlogDiscussion, getOwnReactions } from '@callofcode/contract/blog/blog-life'
import { read } from '../../platform/api/read.ts'

export const contextOf = (id: string) => read(getBlogContext, { params: { id } }, { quiet: true })
export const discussionOf = (id: string) => read(getBlogDiscussion, { params: { id } }, { quiet: true })
export const ownReactionsOf = (id: string) => read(getOwnReactions, { params: { id } }, { quiet: true })
