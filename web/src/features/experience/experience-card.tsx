import { say } from 'words:experience'
import { getExperience } from '@callofcode/contract/experience/experience'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { named } from '../../platform/language/words.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { VerdictBadge as Badge, type VerdictTone } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { byline, MemberLink } from '../member/public.ts'
import { AdminTools } from '../version/public.ts'
import type { ListedExperience } from './find-experiences.ts'
import { RoundsShown } from './rounds-shown.tsx'
import { SentBy } from './sent-by.tsx'

const tones = new Map<string, VerdictTone>([
  ['Selected', 'selected'],
  ['Rejected', 'rejected'],
  ['Pending', 'pending'],
])

const bare = (name: string) => name

/** Shows the verdict. An unknown verdict is grey, with a question mark. */
export function VerdictBadge({
  verdict,
  words = bare,
}: {
  verdict: string
  words?: (name: string) => string
}) {
  return <Badge tone={tones.get(verdict) ?? 'unknown'}>{words(named('experience', verdict))}</Badge>
}

const textOf = (id: string) => read(getExperience, { params: { id } }, { quiet: true })

/** Shows a collapsed experience. Its content is fetched when somebody is about to open it. */
export function ExperienceItem({ experience }: { experience: ListedExperience }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const client = useQueryClient()
  const { data: session } = useSession()
  const { _id, company, role, candidate, candidatePage, verdict, date } = experience
  const fetchText = () => {
    client.prefetchQuery({ ...textOf(_id), retry: false }).catch(() => undefined)
  }
  return (
    <li className={classNames('xp', open && 'is-open')}>
      <article aria-labelledby={`${id}-company`}>
        <div className="xp-top">
          <div className="xp-c">
            <h2 className="row-title" id={`${id}-company`}>
              {company}
            </h2>
            <p className="row-facts" id={`${id}-role`}>
              {role}
            </p>
          </div>
          <div className="xp-v">
            <VerdictBadge verdict={verdict} />
            <p className="label plain">
              {candidate.trim() && (
                <span>
                  {say('by', {
                    candidate: byline(candidate),
                    memberlink: (inside) => <MemberLink page={candidatePage}>{inside}</MemberLink>,
                  })}
                </span>
              )}
              <LocalDate iso={date} />
            </p>
          </div>
          <Button
            size="dense"
            className="xp-b"
            aria-expanded={open}
            aria-controls={open ? `${id}-body` : undefined}
            aria-describedby={`${id}-company ${id}-role`}
            onPointerEnter={fetchText}
            onFocus={fetchText}
            onClick={() => setOpen(!open)}
          >
            {open ? say('collapse') : say('readFull')}
            <Icon name="down" />
          </Button>
        </div>
        {open && (
          <section className="xp-body" id={`${id}-body`} aria-labelledby={`${id}-title`}>
            <h3 className="label" id={`${id}-title`}>
              {say('interviewExperience')}
            </h3>
            <ExperienceText id={_id} />
            <div className="row-btns">
              <Link className="link" to={paths.company('$slug')} params={{ slug: company }}>
                {say('companyLink', { company })}
              </Link>
            </div>
            {!candidate.trim() && may(session, 'moderation') && <SentBy id={_id} />}
            <AdminTools kind="experiences" id={_id} title={`${company}, ${role}`} />
          </section>
        )}
      </article>
    </li>
  )
}

function ExperienceText({ id }: { id: string }) {
  const { data, isError, refetch, isFetching } = useQuery(textOf(id))
  if (data)
    return (
      <>
        <RoundsShown rounds={data.data.rounds} />
        <Prose html={data.data.html} />
      </>
    )
  if (isError) return <LoadFailed title={say('experienceFailed')} retry={refetch} busy={isFetching} />
  return (
    <Loading words={say('loadingExperience')}>
      <div className="skels" aria-hidden="true">
        {[92, 84, 60].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Loading>
  )
}
