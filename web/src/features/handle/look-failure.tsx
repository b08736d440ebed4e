import type { OwnHandle } from '@callofcode/contract/learning/handle'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { FIELD_LABELS } from '../member/public.ts'
import { say } from './handle-words.ts'

/** Why the last look brought nothing, and when that was. */
export function Failure({ handle: { failure, site } }: { handle: OwnHandle }) {
  if (!failure) return null
  return (
    <>
      {say('failure', { why: failure.why, site: FIELD_LABELS[site] })}{' '}
      <span className="muted">
        {say('lookedAt', { at: failure.at, date: () => <LocalTime iso={failure.at} /> })}
      </span>
    </>
  )
}
