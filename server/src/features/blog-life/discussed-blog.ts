import { limits } from '@callofcode/contract/limits'
import type { BlogContent } from '@callofcode/contract/version/version'
import { eq } from 'drizzle-orm'
import { blogs, versionedBlog } from '../blog/public.ts'
import { THREADS } from '../forum/public.ts'
import type { Versioned } from '../version/public.ts'
import { blogThreadStore } from './blog-thread-store.ts'

/** A blog as versioned content. While it is deleted, its thread in the forum does not name it. */
export const discussedBlog: Versioned<BlogContent> = {
  ...versionedBlog,

  async elsewhere(sql, id) {
    const thread = await blogThreadStore.get(sql, id)
    return thread ? [THREADS, `thread:${thread.id}`] : []
  },

  async mark(tx, id, marks) {
    await versionedBlog.mark(tx, id, marks)
    if (marks.removedAt === undefined) return
    const [blog] = await tx.select().from(blogs).where(eq(blogs.id, id))
    if (blog) await blogThreadStore.rename(tx, id, marks.removedAt ? DELETED : threadWords(blog))
  },
}

const DELETED = {
  title: 'About a blog that was deleted',
  content: 'The blog that this thread is about was deleted.',
}

/** Returns the opening text of the thread about a blog. */
export const threadWords = ({ title, slug }: { title: string; slug: string }) => ({
  title: [...`About “${title}”`].slice(0, limits.title).join(''),
  content: `What do you think of [${plain(title)}](/blogs/${slug})? Questions, corrections and additions belong here.`,
})

/** Escapes a title for the text of a link. */
const plain = (title: string) => title.replace(/[[\]\\`*_<>]/g, '\\$&')
