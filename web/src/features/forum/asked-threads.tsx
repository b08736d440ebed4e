import { say } from 'words:forum'
import type { Thread } from '@callofcode/contract/forum/forum'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AuthorName } from './author-name.tsx'
import { mutedOf, type useAskedThreads } from './forum-queries.ts'
import { Folded } from './mute/folded.tsx'

/** The number of threads shown at first, so that readers reach the discussion below without much scrolling. */
const FEW = 3

/** Lists the threads that members began with their code at this problem. The code itself is not included. */
export function AskedThreads({ asked }: { asked: ReturnType<typeof useAskedThreads> }) {
  const [all, showAll] = useState(false)
  const pages = asked.data?.pages.map(({ data }) => data) ?? []
  const muted = useMutedPages(pages.map((threads) => threads.map(({ _id }) => _id)))
  const threads = pages.flat()
  const shown = all ? threads : threads.slice(0, FEW)
  if (threads.length === 0) return null
  const more = all ? asked.hasNextPage : threads.length > FEW
  return (
    <section className="asked-threads" aria-labelledby="asked-threads">
      <h3 className="card-title" id="asked-threads">
        {say('askedInForum')}
      </h3>
      <ul className="rows">
        {shown.map((thread) => (
          <Folded
            key={thread._id}
            as="li"
            folded={muted(thread._id)}
            words={say('threadOfMuted')}
            show={say('showThread')}
          >
            <AskedThread thread={thread} />
          </Folded>
        ))}
      </ul>
      {more && (
        <More
          last={shown.at(-1)?._id ?? ''}
          busy={asked.isFetchingNextPage}
          onMore={() => (all ? void asked.fetchNextPage() : showAll(true))}
        />
      )}
    </section>
  )
}

const linkId = (id: string) => `asked-thread-${id}`

function AskedThread({
  thread: { _id, title, author, lastActivityAt, replyCount, asks },
}: {
  thread: Thread
}) {
  return (
    <li className="asked-thread">
      <Link className="link" id={linkId(_id)} to={paths.thread(_id)}>
        {title}
      </Link>
      <p className="small muted">
        <AuthorName author={author} />
        <LocalDay iso={lastActivityAt} />
        <span>{replyCount === 0 ? say('noReplyYet') : say('replyCountRow', { count: replyCount })}</span>
        {asks?.carries && <Badge>{say('withCode')}</Badge>}
      </p>
    </li>
  )
}

function More({ last, busy, onMore }: { last: string; busy: boolean; onMore: () => void }) {
  useFocusWhenGone(linkId(last), { preventScroll: true })
  return (
    <Button size="dense" busy={busy} onClick={onMore}>
      {say('moreQuestions')}
    </Button>
  )
}

/** Returns a function that checks whether the reader muted the author of a post on the shown pages. */
export function useMutedPages(pages: readonly (readonly string[])[]): (id: string) => boolean {
  const { data: session } = useSession()
  const enabled = Boolean(session?.role)
  const muted = useQueries({
    queries: pages.filter((posts) => posts.length > 0).map((posts) => ({ ...mutedOf(posts), enabled })),
    combine: (answers) => answers.flatMap(({ data }) => data?.data ?? []),
  })
  return (id) => muted.includes(id)
}
