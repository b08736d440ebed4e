import {
  type Leaderboard,
  type LeaderboardEntry,
  showOnLeaderboards,
} from '@callofcode/contract/site/leaderboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { MemberLink } from '../member/public.ts'
import { getLeaderboardKey } from './leaderboard-queries.ts'

interface BoardProps {
  board: Leaderboard
  improved: boolean
  source: 'verdicts' | 'ticks'
}

/** The first ones, then oneself with the nearest. No list here has an end. */
export function Board({ board, improved, source }: BoardProps) {
  const { top, around } = board
  const thing = source === 'ticks' ? 'ticked' : 'solved'
  const words = improved ? 'more than the month before' : thing
  return (
    <>
      <Own board={board} thing={thing} />
      <section className="board-list" aria-labelledby="board-top">
        <h2 className="label" id="board-top">
          {improved ? 'Improved most' : 'Up front'}
        </h2>
        {top.length === 0 ? (
          <p className="muted">Nobody stands here yet. One is enough to begin.</p>
        ) : (
          <Rows rows={top} words={words} />
        )}
      </section>
      {around.length > 0 && (
        <section className="board-list" aria-labelledby="board-around">
          <h2 className="label" id="board-around">
            Near you
          </h2>
          <Rows rows={around} words={words} />
          <p className="small muted">… and everybody who begins this month.</p>
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
                <span className="sr">Place </span>
                {place}
              </>
            )}
          </span>
          <Avatar name={name} src={profilePhoto} size="small" decorative />
          <span className="board-name">
            {isYou ? <b>{name} (you)</b> : <MemberLink page={page}>{name}</MemberLink>}
          </span>
          <span className="board-count">
            {count} <span className="small muted">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is counted for the reader, and whether others see it. */
function Own({ board: { own, month }, thing }: { board: Leaderboard; thing: string }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (shown: boolean) => call(showOnLeaderboards, { body: { shown } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: getLeaderboardKey })
    },
  })
  return (
    <section className="board-own" aria-label="Your count">
      <p className="card-title">
        You: {own.count} {thing} {month === 'all' ? 'so far' : 'this month'}
      </p>
      <p className="muted">{wordsFor(own)}</p>
      <div className="row-btns">
        <Button busy={isPending} onClick={() => mutate(!own.shown)}>
          {own.shown ? 'Take me off leaderboards' : 'Put me on leaderboards'}
        </Button>
        <ButtonLink href={paths.leaderboardCsv} download>
          CSV<span className="sr"> of your months</span>
        </ButtonLink>
      </div>
    </section>
  )
}

function wordsFor({ count, before, shown, isHidden, isAlumni, isNew }: Leaderboard['own']): string {
  if (isAlumni) return 'You are one of the alumni. Leaderboards are for active members; your count goes on.'
  if (isNew) return 'Welcome! Take your time: you are not ranked in your first two weeks.'
  if (!shown) return 'You stand on no leaderboard. Only you see this.'
  if (isHidden) return 'Your page is shown to nobody, so you stand on no leaderboard either.'
  if (count === 0) return 'One is enough to stand here.'
  if (before === null) return 'All of it counts.'
  if (count > before) return `${count - before} more than the month before.`
  return before === count ? 'As many as the month before.' : `It was ${before} the month before.`
}
