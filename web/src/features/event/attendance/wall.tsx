import { say } from 'words:attendance'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { minuteThere } from '../../../platform/time/event-time.tsx'
import { useReaderZone } from '../../../platform/time/reader-zone.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { wallOf } from './attendance-queries.ts'
import { useAwake } from './use-awake.ts'

const SHORTEST = 1_000

/** Shows the current code, large enough to be read from the last row. */
export function Wall({ id }: { id: string }) {
  useAwake()
  const wall = useRef<HTMLDivElement>(null)
  const own = useReaderZone()
  const { data, isError, refetch } = useQuery({
    ...wallOf(id),
    refetchInterval: ({ state }) => Math.max(SHORTEST, (state.data?.data.secondsLeft ?? 5) * 1_000),
    refetchIntervalInBackground: true,
  })
  if (!data)
    return isError ? (
      <LoadFailed title={say('codeFailed')} retry={() => void refetch()} />
    ) : (
      <Loading words={say('loadingTheCode')}>
        <Skeleton size="block" />
      </Loading>
    )
  const { code, title, opensAt, timeZone } = data.data
  if (!code)
    return (
      <EmptyState label={say('noCodeNow')} title={say('codeOnlyDuring')}>
        {say('codeTimes', {
          time: () => <time dateTime={opensAt}>{minuteThere(opensAt, timeZone, own)}</time>,
        })}
      </EmptyState>
    )
  return (
    <>
      <div className="wall" ref={wall}>
        <p className="label">{title}</p>
        <p className="wall-code" role="status">
          <span className="sr">{say('codeSpoken')} </span>
          {code.slice(0, 3)} {code.slice(3)}
        </p>
        <p className="lead">{say('wallHint')}</p>
        {isError && <p className="small">{say('wallOld')}</p>}
      </div>
      <div className="row-btns">
        <Button size="big" onClick={() => void wall.current?.requestFullscreen?.().catch(() => undefined)}>
          <Icon name="grid" /> {say('fullScreen')}
        </Button>
      </div>
    </>
  )
}
