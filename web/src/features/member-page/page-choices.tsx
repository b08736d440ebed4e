import {
  AUDIENCES,
  type Audience,
  getOwnPage,
  PAGE_PARTS,
  type PageAudiences,
  type PagePart,
  updateOwnPage,
} from '@callofcode/contract/member-page'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import './page-choices.css'

export const ownPage = read(getOwnPage, {}, { quiet: true })

/** What a member's page shows to whom. Each choice is saved at once, and set back if that fails. */
export function PageChoices() {
  const { data, isError, refetch } = useQuery(ownPage)
  const { shows, said, choose } = useChoices(data?.data.shows)
  if (!data || !shows)
    return isError ? (
      <LoadFailed title="Your choices did not arrive" retry={() => void refetch()} />
    ) : (
      <Loading words="Loading choices...">
        {PAGE_PARTS.map((part) => (
          <Skeleton key={part} size="control" />
        ))}
      </Loading>
    )
  return (
    <>
      <p className="small muted">
        Your name leads to a page of yours. You decide who sees it, and what it shows. Your email, phone and
        birth date are never on it.
      </p>
      <div className="page-choices">
        {PAGE_PARTS.map((part) => (
          <PartChoice key={part} part={part} shows={shows} onChoose={(audience) => choose(part, audience)} />
        ))}
      </div>
      <div className="row-btns">
        <Link className={buttonClass()} to={paths.member(data.data.handle)}>
          <Icon name="eye" />
          See your page as others do
        </Link>
        <p className="small muted" role="status">
          {said}
        </p>
      </div>
    </>
  )
}

const parts: Record<PagePart, { label: string; hint: string }> = {
  page: { label: 'Page', hint: 'Your name and photo' },
  year: { label: 'Passout year', hint: 'Also beside your name in the search' },
  about: { label: 'About', hint: 'The bio of your profile' },
  links: { label: 'Links', hint: 'GitHub, LinkedIn, LeetCode and the others you have set' },
  joined: { label: 'Joined', hint: 'The month you joined the club' },
  solved: { label: 'Solved by topic', hint: 'How many questions of each topic you have ticked' },
  activity: { label: 'Activity', hint: 'The days of the last year on which you solved something' },
  writings: {
    label: 'Writings',
    hint: 'Blogs, experiences and threads under your name, none that is anonymous',
  },
  events: { label: 'Events', hint: 'How many events of the club you came to, and the last twenty of them' },
}
const words: Record<Audience, string> = { nobody: 'Nobody', members: 'Members', everyone: 'Everyone' }

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
        {isBounded && <b>. Shown to {words[shows.page].toLowerCase()} only, like the page</b>}
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
  // Chosen and not stored yet.
  const [wanted, want] = useState<Partial<PageAudiences>>({})
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: (chosen: Partial<PageAudiences>) => call(updateOwnPage, { body: chosen }),
    // One after the other: the answer to the last one is what is stored.
    scope: { id: 'page-choices' },
    onSuccess: (answer) => client.setQueryData(ownPage.queryKey, answer),
    // An answer must not reset a choice made after its request.
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
  const said = isPending ? 'Saving...' : isError ? 'Not saved. Try again.' : isSuccess ? 'Saved' : ''
  return { shows: stored && { ...stored, ...wanted }, said, choose }
}
