import { say } from 'words:ask'
import type { getAsking } from '@callofcode/contract/ask/ask'
import { ASKED, type Asked } from '@callofcode/contract/ask/ask-form'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Radio } from '../../platform/form/inputs.tsx'
import { useReaders } from '../../platform/session/club.ts'
import { waitWords } from './ask-words.ts'

interface Props {
  readonly asking: AnswerOf<typeof getAsking>['data'] | undefined
  readonly isLooking: boolean
  readonly field: UseFormRegisterReturn
}

/** Chooses whom to ask, of those who can be asked, and shows how long it takes. */
export function WhomChoice({ asking, isLooking, field }: Props) {
  const readers = useReaders('forum')
  const whoReads = (to: Asked) =>
    to === 'mentors' ? say('onlyMentorsRead') : say('everybodyReads', { readers })
  const noMentors = asking?.mentors === 0
  const shown = isLooking ? [] : ASKED.filter((to) => to !== 'mentors' || !noMentors)
  return (
    <fieldset className="ask-whom">
      <legend className="card-title">{say('whomDoYouAsk')}</legend>
      {isLooking && <p className="small muted">{say('lookingUp')}</p>}
      {shown.map((to) => (
        <div key={to}>
          <Radio {...field} value={to} aria-describedby={`wait-${to}`}>
            {to === 'mentors' ? say('mentors') : say('theForum')}
          </Radio>
          <p className="small muted" id={`wait-${to}`}>
            {whoReads(to)} {asking && waitWords(to, asking.wait[to])} {noMentors && say('noMentorsYet')}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
