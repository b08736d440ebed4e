import { say } from 'words:organiser'
import { MOST_COUNTED, UNSEEN } from '@callofcode/contract/member/member-admin'
import type { ClubHome, SeasonStep } from '@callofcode/contract/organiser/organiser'
import { Link } from '@tanstack/react-router'
import { upTo } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'

const steps: Readonly<Record<SeasonStep, { to: string; words: () => string }>> = {
  import: { to: paths.importMembers, words: () => say('importNewcomers') },
  handover: { to: paths.handover, words: () => say('handOver') },
  archive: { to: paths.years, words: () => say('archiveYear') },
}

/** Leads to the steps of the season that are not done. */
export function SeasonRow({ season }: { season: NonNullable<ClubHome['season']> }) {
  if (season.length === 0) return null
  return (
    <section className="desk-season" aria-labelledby="desk-season">
      <h2 className="label" id="desk-season">
        {say('thisSeason')}
      </h2>
      {season.map((step) => (
        <Link key={step} className="link" to={steps[step].to}>
          {steps[step].words()}
        </Link>
      ))}
    </section>
  )
}

/** Counts the members who never came, or came once, with the way to their list. Shows nothing if there are none. */
export function UnseenTable({ unseen }: { unseen: NonNullable<ClubHome['unseen']> }) {
  const kinds = UNSEEN.filter((kind) => unseen[kind] > 0)
  if (kinds.length === 0) return null
  return (
    <section className="desk-card" aria-labelledby="club-unseen">
      <h2 className="label" id="club-unseen">
        {say('neverCameBack')}
      </h2>
      <table className="desk-table">
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <Link className="link" to={paths.members} search={{ seen: kind }}>
                  {kind === 'never' ? say('neverSignedIn') : say('notSeenForMonth')}
                </Link>
              </th>
              <td>{upTo(MOST_COUNTED, unseen[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
