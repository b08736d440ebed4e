import type { Experience } from '@callofcode/contract/experience'
import { useId, useState } from 'react'
import { Prose } from '../../platform/page/prose.tsx'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { MemberLink } from '../member/public.ts'
import { AdminTools } from '../version/public.ts'
import { VerdictBadge } from './verdict-badge.tsx'

/** Collapsed at first. Its content is in the page only while it is open. */
export function ExperienceCard({ experience }: { experience: Experience }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { _id, company, role, candidate, candidatePage, verdict, date, html } = experience
  return (
    <li className={classNames('xp', open && 'is-open')}>
      <article aria-labelledby={`${id}-company`}>
        <div className="xp-top">
          <div className="xp-c">
            <h2 className="plate-xs" id={`${id}-company`}>
              {company}
            </h2>
            <p className="muted" id={`${id}-role`}>
              {role}
            </p>
          </div>
          <div className="xp-v">
            <VerdictBadge verdict={verdict} />
            <p className="label plain">
              {candidate.trim() && (
                <span>
                  by <MemberLink page={candidatePage}>{candidate}</MemberLink>
                </span>
              )}
              <LocalDate iso={date} />
            </p>
          </div>
          <Button
            className="xp-b"
            aria-expanded={open}
            aria-controls={open ? `${id}-body` : undefined}
            aria-describedby={`${id}-company ${id}-role`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Collapse' : 'Read Full Experience'}
            <Icon name="down" />
          </Button>
        </div>
        {open && (
          <section className="xp-body" id={`${id}-body`} aria-labelledby={`${id}-title`}>
            <h3 className="label" id={`${id}-title`}>
              Interview Experience
            </h3>
            <Prose html={html} />
            <AdminTools kind="experiences" id={_id} title={`${company}, ${role}`} />
          </section>
        )}
      </article>
    </li>
  )
}
