import { say } from 'words:report'
import type { Report, ReportTotals } from '@callofcode/contract/report/report'
import { FIGURES, MOST_EVENTS, type ReportFigure } from '@callofcode/contract/report/report'
import { Link } from '@tanstack/react-router'
import { figure } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import { EventFigures } from './event-figures.tsx'
import { FigureTable, People } from './figure-table.tsx'
import { shortDay } from './report-days.ts'

const TOTALS: readonly (readonly [keyof ReportTotals, () => string])[] = [
  ['members', () => say('membersAtEnd')],
  ['joined', () => say('joined')],
  ['active', () => say('active')],
  ['solved', () => say('solved')],
  ['events', () => say('events')],
  ['signedUp', () => say('signedUp')],
  ['came', () => say('came')],
  ['certificates', () => say('certificates')],
]
const hasPeople = (key: string): key is ReportFigure => (FIGURES as readonly string[]).includes(key)

export function ReportTables({ report }: { report: Report }) {
  const { period, clubSince, weeks, difficulties, totals } = report
  if (clubSince === null) return <p className="muted">{say('emptyClub')}</p>
  if (clubSince > period.to) return <p className="muted">{say('beforeClub', { day: shortDay(clubSince) })}</p>
  const sides = [say('members'), say('joined')] as const
  return (
    <>
      {!report.isOver && <p className="muted">{say('stillOn')}</p>}
      {clubSince > period.from && <p className="muted">{say('clubBegan', { day: shortDay(clubSince) })}</p>}
      <Totals report={report} />
      <FigureTable
        title={say('byBatch')}
        head={[say('batch'), ...sides]}
        empty={say('nobody')}
        rows={report.batches.map(({ batch, name, members, joined }) => {
          const words = name ?? say('noBatch')
          const behind = { batch: batch ?? 'none' }
          return [
            batch ?? 'none',
            words,
            <People
              key="m"
              count={members}
              period={period}
              behind={{ figure: 'members', ...behind }}
              what={words}
            />,
            <People
              key="j"
              count={joined}
              period={period}
              behind={{ figure: 'joined', ...behind }}
              what={words}
            />,
          ]
        })}
      />
      <FigureTable
        title={say('byBranch')}
        head={[say('branch'), ...sides]}
        empty={say('nobody')}
        rows={report.branches.map(({ branch, members, joined }) => {
          const words = branch ?? say('noBranch')
          const behind = branch === null ? ({ noBranch: '1' } as const) : { branch }
          return [
            branch ?? '',
            words,
            <People
              key="m"
              count={members}
              period={period}
              behind={{ figure: 'members', ...behind }}
              what={words}
            />,
            <People
              key="j"
              count={joined}
              period={period}
              behind={{ figure: 'joined', ...behind }}
              what={words}
            />,
          ]
        })}
      >
        {report.otherBranches > 0 && (
          <p className="small muted">{say('otherBranches', { count: report.otherBranches })}</p>
        )}
      </FigureTable>
      <FigureTable
        title={say('byWeek')}
        head={[say('week'), say('active'), say('solved')]}
        empty={say('noWeek')}
        rows={weeks.map(({ from, to, active, solved }) => {
          const words = say('days', { from: shortDay(from), to: shortDay(to) })
          return [
            from,
            words,
            <People
              key="a"
              count={active}
              period={{ from, to }}
              behind={{ figure: 'active' }}
              what={words}
            />,
            <People
              key="s"
              count={solved}
              period={{ from, to }}
              behind={{ figure: 'solved' }}
              what={words}
            />,
          ]
        })}
      />
      <FigureTable
        title={say('byDifficulty')}
        head={[say('difficulty'), say('solved')]}
        empty={say('nobody')}
        rows={difficulties.map(({ difficulty, solved }) => [
          difficulty,
          DIFFICULTY[difficulty]?.() ?? difficulty,
          figure(solved),
        ])}
      />
      <EventFigures report={report} />
      {totals.events > MOST_EVENTS && (
        <p className="small muted">{say('moreEvents', { count: totals.events - MOST_EVENTS })}</p>
      )}
      <p className="report-further">
        <Link className="link" to={paths.wholeBoard}>
          {say('wholeBoard')}
        </Link>
      </p>
    </>
  )
}

const DIFFICULTY: Readonly<Record<string, () => string>> = {
  Easy: () => say('easy'),
  Medium: () => say('medium'),
  Hard: () => say('hard'),
}

/** The sums beside those of the period before. */
function Totals({ report: { period, before, totals, totalsBefore, clubSince } }: { report: Report }) {
  const words = (one: { from: string; to: string }) =>
    say('days', { from: shortDay(one.from), to: shortDay(one.to) })
  return (
    <FigureTable
      title={say('beforeAfter')}
      head={[say('figure'), words(period), words(before)]}
      empty={say('nobody')}
      rows={TOTALS.map(([key, name]) => {
        const cell = (days: typeof period, sums: ReportTotals) =>
          hasPeople(key) ? (
            <People count={sums[key]} period={days} behind={{ figure: key }} what={name()} />
          ) : (
            figure(sums[key])
          )
        return [key, name(), cell(period, totals), totalsBefore ? cell(before, totalsBefore) : '–']
      })}
    >
      {!totalsBefore && clubSince && (
        <p className="small muted">{say('nothingBefore', { day: shortDay(clubSince) })}</p>
      )}
    </FigureTable>
  )
}
