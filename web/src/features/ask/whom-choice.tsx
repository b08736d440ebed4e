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
  readonly field: UseFormRegisterReturn
}

/** Chooses whom to ask, and shows how long it takes. */
export function WhomChoice({ asking, field }: Props) {
  const readers = useReaders('forum')
  const whoReads = (to: Asked) =>
    to === 'mentors' ? say('onlyMentorsRead') : say('everybodyReads', { readers })
  return (
    <fieldset className="ask-whom">
      <legend className="card-title">{say('whomDoYouAsk')}</legend>
      {ASKED.map((to) => {
        const none = to === 'mentors' && asking?.mentors === 0
        return (
          <div key={to}>
            <Radio {...field} value={to} disabled={none} aria-describedby={`wait-${to}`}>
              {to === 'mentors' ? say('mentors') : say('theForum')}
            </Radio>
            <p className="small muted" id={`wait-${to}`}>
              {none
                ? say('noMentorsYet')
                : asking
                  ? `${whoReads(to)} ${waitWords(to, asking.wait[to])}`
                  : say('lookingUp')}
            </p>
          </div>
        )
      })}
    </fieldset>
  )
}
