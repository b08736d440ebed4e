import { say } from 'words:forum'
import type { Thread } from '@callofcode/contract/forum/forum'
import { Link } from '@tanstack/react-router'
import { figure } from '../../platform/language/reader.ts'
import { named } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { AuthorName } from './author-name.tsx'
import { CategoryMarks } from './category-marks.tsx'
import { Folded } from './mute/folded.tsx'
import { isFixed } from './thread-place.ts'

/** A row that leads to the thread as a whole. Its title is the only real link. */
export function ThreadRow({ thread, folded }: { thread: Thread; folded: boolean }) {
  const { _id, title, category, author, replyCount, votes, lastActivityAt, problem } = thread
  const { name: club } = useClub()
  return (
    <Folded
      as="li"
      className="thread-folded"
      folded={folded}
      words={say('threadOfMuted')}
      show={say('showThread')}
    >
      <li className="thread-row aim-on">
        <div className="thread-what">
          <h2 className="row-title">
            <Link className="thread-link" to={paths.thread(_id)}>
              {title}
            </Link>
          </h2>
          <p className="row-facts">
            <span>{named('core', category)}</span>
            {!isFixed(category) && <CategoryMarks category={category} />}
            {problem ? <span>{club}</span> : <AuthorName author={author} />}
            <ThreadMarks thread={thread} />
          </p>
        </div>
        <p className="thread-count">
          <Figure number={replyCount} word={say(problem ? 'postWord' : 'replyWord', { count: replyCount })} />
          <Figure number={votes} word={say('voteWord', { count: votes })} />
        </p>
        <p className="thread-last label plain">
          <span className="sr">{say('lastActivity')}</span> <LocalDay iso={lastActivityAt} />
        </p>
      </li>
    </Folded>
  )
}

function Figure({ number, word }: { number: number; word: string }) {
  return (
    <span>
      <b className="num">{figure(number)}</b> <span className="label plain">{word}</span>
    </span>
  )
}

type Marked = Pick<Thread, 'pinned' | 'locked' | 'acceptedReplyId'>

/** Pinned, locked, answered. */
export function ThreadMarks({ thread: { pinned, locked, acceptedReplyId } }: { thread: Marked }) {
  return (
    <>
      {pinned && <Badge icon="pin">{say('pinned')}</Badge>}
      {locked && <Badge icon="lock">{say('locked')}</Badge>}
      {acceptedReplyId && (
        <Badge icon="check" tone="selected">
          {say('answered')}
        </Badge>
      )}
    </>
  )
}
