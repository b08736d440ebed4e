import { byAuthor, ofMember, type Section, utc } from './section.ts'

/** What a member wrote for the blogs. */
export const BLOG_SECTIONS: readonly Section[] = [
  {
    ...byAuthor('blogs'),
    name: 'blogs',
    shown: {
      id: 't.id',
      title: 't.title',
      author: 't.author',
      category: 't.category',
      tags: 't.tags',
      content: 't.content',
      publishedAt: utc('t.created_at'),
    },
  },
  {
    ...byAuthor('member_blogs'),
    name: 'writings',
    shown: {
      id: 't.id',
      state: 't.state',
      title: 't.title',
      category: 't.category',
      tags: 't.tags',
      content: 't.content',
      reason: 't.reason',
      blogId: 't.blog_id',
      begunAt: utc('t.created_at'),
      changedAt: utc('t.updated_at'),
      sentInAt: utc('t.submitted_at'),
    },
  },
  {
    name: 'earlierWritings',
    from: 'member_blog_versions t',
    where: 't.editor_id = $1::uuid',
    at: 't.created_at',
    id: 't.id',
    shown: {
      writingId: 't.member_blog_id',
      number: 't.number',
      title: 't.title',
      content: 't.content',
      savedAt: utc('t.created_at'),
    },
  },
  {
    ...byAuthor('member_blog_comments'),
    name: 'blogComments',
    shown: {
      writingId: 't.member_blog_id',
      text: 't.text',
      line: 't.line',
      passage: 't.passage',
      writtenAt: utc('t.created_at'),
      doneAt: utc('t.done_at'),
    },
  },
  {
    ...ofMember('member_blog_authors'),
    name: 'coWritings',
    shown: {
      writingId: 't.member_blog_id',
      invitedAt: utc('t.created_at'),
      acceptedAt: utc('t.accepted_at'),
    },
  },
  {
    name: 'blogSeries',
    from: 'blog_series t',
    where: 't.owner_id = $1::uuid',
    at: 't.created_at',
    id: 't.id',
    shown: { title: 't.title', description: 't.description', madeAt: utc('t.created_at') },
  },
  {
    ...ofMember('blog_reactions'),
    name: 'blogReactions',
    shown: { blogId: 't.blog_id', kind: 't.kind', reactedAt: utc('t.created_at') },
  },
]
