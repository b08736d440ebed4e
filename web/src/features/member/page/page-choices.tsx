import { say } from 'words:member-page'
import {
  AUDIENCES,
  type Audience,
  getOwnPage,
  PAGE_PARTS,
  type PageAudiences,
  type PagePart,
  updateOwnPage,
} from '@callofcode/contract/member/member-page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { useChange } from '../../../platform/api/use-change.ts'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { paths } from '../../../platform/paths.ts'
import { buttonClass } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import './page-choices.css'

export const ownPage = read(getOwnPage, {}, { quiet: true })

/** Chooses who sees each part of a member's page. Each choice is saved at once, and reset if that fails. */
export function PageChoices() {
  const { data, isError, refetch } = useQuery(ownPage)
  const { shows, said, choose } = useChoices(data?.data.shows)
  if (!data || !shows)
    return isError ? (
      <LoadFailed title={say('choicesFailed')} retry={() => void refetch()} />
    ) : (
      <Loading words={say('loadingChoices')}>
        {PAGE_PARTS.map((part) => (
          <Skeleton key={part} size="control" />
        ))}
      </Loading>
    )
  return (
    <>
      <p className="small muted">{say('choicesLead')}</p>
      <div className="page-choices">
        {PAGE_PARTS.map((part) => (
          <PartChoice key={part} part={part} shows={shows} onChoose={(audience) => choose(part, audience)} />
        ))}
      </div>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.member(data.data.handle)}>
          <Icon name="eye" />
          {say('seePage')}
        </Link>
        <p className="small muted" role="status">
          {said}
        </p>
      </div>
    </>
  )
}

const parts: Record<PagePart, { label: string; hint: string }> = {
  page: {
    get label() {
      return say('page')
    },
    get hint() {
      return say('pageHint')
    },
  },
  year: {
    get label() {
      return say('passoutYear')
    },
    get hint() {
      return say('passoutYearHint')
    },
  },
  about: {
    get label() {
      return say('about')
    },
    get hint() {
      return say('aboutHint')
    },
  },
  links: {
    get label() {
      return say('links')
    },
    get hint() {
      return say('linksHint')
    },
  },
  joined: {
    get label() {
      return say('joinedSetting')
    },
    get hint() {
      return say('joinedHint')
    },
  },
  solved: {
    get label() {
      return say('solvedByTopic')
    },
    get hint() {
      return say('progressHint')
    },
  },
  activity: {
    get label() {
      return say('activity')
    },
    get hint() {
      return say('activityHint')
    },
  },
  writings: {
    get label() {
      return say('writingsSetting')
    },
    get hint() {
      return say('writingsHint')
    },
  },
  events: {
    get label() {
      return say('events')
    },
    get hint() {
      return say('eventsHint')
    },
  },
}
const words: Record<Audience, string> = {
  get nobody() {
    return say('nobody')
  },
  get members() {
    return say('members')
  },
  get everyone() {
    return say('everyone')
  },
}

interface PartChoiceProps {
  part: PagePart
  shows: PageAudiences
  onChoose: (audience: Audience) => void
}

function PartChoice({ part, shows, onChoose }: PartChoiceProps) {
  const id = useId()
  const isBounded = AUDIENCES.indexOf(shows[part]) > AUDIENCES.indexOf(shows.page)
  const { label, hint } = parts[part]
  return (
    <fieldset className="page-choice" aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <p className="small muted" id={`${id}-hint`}>
        {hint}
        {isBounded && <b>{say('boundedByPage', { value: words[shows.page].toLowerCase() })}</b>}
      </p>
      <div className="seg-radios">
        {AUDIENCES.map((audience) => (
          <label key={audience}>
            <input
              type="radio"
              name={id}
              value={audience}
              checked={shows[part] === audience}
              onChange={() => onChoose(audience)}
            />
            <span>{words[audience]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function useChoices(stored: PageAudiences | undefined) {
  const client = useQueryClient()
  // Choices that are not stored yet.
  const [wanted, want] = useState<Partial<PageAudiences>>({})
  const { mutate, isPending, isSuccess, isError } = useChange({
    mutationFn: (chosen: Partial<PageAudiences>) => call(updateOwnPage, { body: chosen }),
    // Calls run one after the other, so that the last response is the stored state.
    scope: { id: 'page-choices' },
    onSuccess: (answer) => client.setQueryData(ownPage.queryKey, answer),
    // A response must not reset a choice made after its request.
    onSettled: (_answer, _error, chosen) =>
      want((latest) =>
        Object.fromEntries(
          Object.entries(latest).filter(([part, audience]) => chosen[part as PagePart] !== audience),
        ),
      ),
  })
  const choose = (part: PagePart, audience: Audience) => {
    const chosen = { [part]: audience }
    want((latest) => ({ ...latest, ...chosen }))
    mutate(chosen)
  }
  const said = isPending ? say('saving') : isError ? say('notSaved') : isSuccess ? say('saved') : ''
  return { shows: stored && { ...stored, ...wanted }, said, choose }
}
