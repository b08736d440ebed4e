import type { Thread } from '@callofcode/contract/forum'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { AuthorName } from './author-name.tsx'
import { ThreadMarks } from './thread-marks.tsx'

/** The whole row leads to the thread; its title is the one real link. */
export function ThreadRow({ thread }: { thread: Thread }) {
  const { _id, title, category, author, replyCount, votes, lastActivityAt, problem } = thread
  const { name: club } = useClub()
  return (
    <li className="thread-row aim-on">
      <div className="thread-what">
        <p className="thread-kind label">
          <span>{category}</span>
          <ThreadMarks thread={thread} />
        </p>
        <h2 className="card-title">
          <Link className="thread-link" to={paths.thread(_id)}>
            {title}
          </Link>
        </h2>
        <p className="label plain">{problem ? club : <AuthorName author={author} />}</p>
      </div>
      <p className="thread-count">
        <Figure number={replyCount} word={replyCount === 1 ? 'reply' : 'replies'} />
        <Figure number={votes} word={votes === 1 ? 'vote' : 'votes'} />
      </p>
      <p className="thread-last label plain">
        <span>Last activity</span> <LocalDay iso={lastActivityAt} />
      </p>
    </li>
  )
}

function Figure({ number, word }: { number: number; word: string }) {
  return (
    <span>
      <b className="figure">{number.toLocaleString('en-US')}</b> <span className="label plain">{word}</span>
    </span>
  )
}
