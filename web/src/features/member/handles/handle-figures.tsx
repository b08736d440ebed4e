import { say } from 'words:handle'
import { FIGURES, type Figures, type ShownHandle } from '@callofcode/contract/handle/handle'
import { Explained } from '../../../platform/chart/explained.tsx'
import { LocalDate } from '../../../platform/time/shown-time.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { FIELD_LABELS } from '../profile/profile-fields.ts'

/** Shows whether the member has proved that the account is theirs. */
export const ProofBadge = ({ handle: { provenAt } }: { handle: ShownHandle }) =>
  provenAt ? (
    <Badge tone="selected" icon="check">
      {say('proven')}
    </Badge>
  ) : (
    <Badge tone="unknown" icon="question">
      {say('notProven')}
    </Badge>
  )

interface HandleFiguresProps {
  handle: ShownHandle
  /** The file with the figures. Only the member has it. */
  csv?: string
}

/** Shows the figures of an account: those of the site and those entered by hand. Each has its date and its explanation. */
export function HandleFigures({ handle, csv }: HandleFiguresProps) {
  const { site, read, entered } = handle
  if (!read && !entered) return null
  const explained = (
    <Explained title={say('figuresTitle', { site: FIELD_LABELS[site] })} csv={csv}>
      {say('explained', { site })}
    </Explained>
  )
  return (
    <div className="handle-figures">
      {read && (
        <Dated figures={read.figures}>
          {say('figuresDay', {
            site: FIELD_LABELS[site],
            at: read.at,
            date: () => <LocalDate iso={read.at} />,
          })}{' '}
          {explained}
        </Dated>
      )}
      {entered && (
        <Dated figures={entered.figures}>
          <b>{say('byHand', { at: entered.at, date: () => <LocalDate iso={entered.at} /> })}</b>{' '}
          {!read && explained}
        </Dated>
      )}
    </div>
  )
}

function Dated({ figures, children }: { figures: Figures; children: React.ReactNode }) {
  const known = FIGURES.filter((name) => figures[name] !== undefined)
  return (
    <div>
      {known.length > 0 && (
        <dl className="handle-numbers">
          {known.map((name) => (
            <div key={name}>
              <dt className="label plain">{say('figure', { name })}</dt>
              <dd className="num">{figures[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="small muted">{children}</p>
    </div>
  )
}
