import type { ThreadPage } from '@callofcode/contract/forum/forum'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usePostAuthor } from './author-name.tsx'
import { type Post, ThreadContext } from './thread-place.ts'

const Author = ({ post }: { post: Post }) => usePostAuthor(post)

function authorOf(problem: string | null, post: object) {
  const thread = { problem, author: null } as ThreadPage
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ThreadContext value={{ thread } as never}>
        <Author post={post as Post} />
      </ThreadContext>
    </QueryClientProvider>,
  )
}

test('the opening post of a thread about a problem is the club’s, and no deleted member’s', () => {
  expect(authorOf('fair-cuts', { author: null })).toBe('Call of Code')
  expect(authorOf('fair-cuts', { author: null, threadId: 'a' })).toBe('Deleted member')
  expect(authorOf(null, { author: null })).toBe('Deleted member')
})
