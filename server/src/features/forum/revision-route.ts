import { forumMessages } from '@callofcode/contract/forum'
import { listRevisions } from '@callofcode/contract/moderation'
import { forbidden, missing } from '../../platform/failure.ts'
import type { ForumDependencies } from './forum-dependencies.ts'
import { canChangePost } from './forum-policy.ts'
import { presentAuthor } from './post-author.ts'
import { postStore } from './post-store.ts'

export function revisionRoute({ api, database }: ForumDependencies) {
  api.serve(listRevisions, async ({ params, caller }) => {
    const post = await postStore.get(database.sql, params.id)
    if (!post) throw missing(forumMessages.postMissing)
    if (!canChangePost(caller, post)) throw forbidden()
    const rows = await postStore.revisions(database.sql, post.id)
    const data = rows.map(({ revision, editor }) => ({
      title: revision.title,
      content: revision.content,
      editor: presentAuthor(editor),
      replacedAt: revision.createdAt.toISOString(),
    }))
    return { data }
  })
}
