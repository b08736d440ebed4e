import { say } from 'words:leaderboard'
import {
  type Leaderboard,
  type LeaderboardEntry,
  showOnLeaderboards,
} from '@callofcode/contract/leaderboard/leaderboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Avatar } from '../../platform/ui/person.tsx'
import { MemberLink } from '../member/public.ts'
import { getLeaderboardKey } from './leaderboard-queries.ts'

interface BoardProps {
  board: Leaderboard
  improved: boolean
  source: 'verdicts' | 'ticks'
}

/** Shows the first members, then the reader with the nearest. No list shows the last. */
export function Board({ board, improved, source }: BoardProps) {
  const { top, around } = board
  const thing = source === 'ticks' ? say('ticked') : say('solved')
  const words = improved ? say('moreThanMonthBefore') : thing
  return (
    <>
      <Own board={board} thing={thing} />
      <section className="board-list" aria-labelledby="board-top">
        <h2 className="label" id="board-top">
          {improved ? say('improvedMost') : say('upFront')}
        </h2>
        {top.length === 0 ? (
          <p className="muted">{say('nobodyRanked')}</p>
        ) : (
          <Rows rows={top} words={words} />
        )}
      </section>
      {around.length > 0 && (
        <section className="board-list" aria-labelledby="board-around">
          <h2 className="label" id="board-around">
            {say('nearYou')}
          </h2>
          <Rows rows={around} words={words} />
          <p className="small muted">{say('andBeginners')}</p>
        </section>
      )}
    </>
  )
}

function Rows({ rows, words }: { rows: readonly LeaderboardEntry[]; words: string }) {
  return (
    <ul className="board-rows">
      {rows.map(({ _id, name, profilePhoto, page, count, place, isYou }) => (
        <li key={_id} className={classNames(isYou && 'you')}>
          <span className="board-place">
            {place !== null && (
              <>
                <span className="sr">{say('place')} </span>
                {place}
              </>
            )}
          </span>
          <Avatar name={name} src={profilePhoto} size="small" decorative />
          <span className="board-name">
            {isYou ? <b>{say('you', { name })}</b> : <MemberLink page={page}>{name}</MemberLink>}
          </span>
          <span className="board-count">
            {count} <span className="small muted">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Shows the reader's own count, and whether others see it. */
function Own({ board: { own, month, top }, thing }: { board: Leaderboard; thing: string }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (shown: boolean) => call(showOnLeaderboards, { body: { shown } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: getLeaderboardKey })
    },
  })
  return (
    <section className="board-own" aria-label={say('yourCount')}>
      <p className="card-title">
        {say('ownCount', { count: own.count, thing, month: month === 'all' ? 'yes' : 'no' })}
      </p>
      <p className="muted">
        {wordsFor(
          own,
          top.some(({ isYou }) => isYou),
        )}
      </p>
      <div className="row-btns">
        <Button busy={isPending} onClick={() => mutate(!own.shown)}>
          {own.shown ? say('hideMe') : say('showMe')}
        </Button>
      </div>
    </section>
  )
}

/** Returns the words. A new member has no nearest, but may be among the first. */
function wordsFor(own: Leaderboard['own'], isFirst: boolean): string {
  const { count, before, shown, isHidden, isAlumni, isNew } = own
  if (isAlumni) return say('ownAlumni')
  if (isNew && !isFirst) return say('ownNew')
  if (!shown) return say('ownHidden')
  if (isHidden) return say('ownPageHidden')
  if (count === 0) return say('ownNone')
  if (before === null) return say('ownAll')
  if (count > before) return say('ownMore', { count: count - before })
  return before === count ? say('ownSame') : say('ownBefore', { before })
}
