import { csvFile } from '@callofcode/contract/download'
import type { Report, ReportTotals } from '@callofcode/contract/report/report'

const TOTALS: readonly (readonly [keyof ReportTotals, string])[] = [
  ['members', 'Members at the end'],
  ['joined', 'New members'],
  ['active', 'Active members'],
  ['solved', 'Problems solved'],
  ['events', 'Events'],
  ['signedUp', 'Signed up for events'],
  ['came', 'Came to events'],
  ['certificates', 'Certificates'],
]
const text = (value: number | null) => (value === null ? '' : String(value))

/** Returns one table below the other, each with a heading of its own and an empty line before it. */
export const reportText = (report: Report, timeZone: string): string => {
  const { period, before, totals, totalsBefore, batches, branches, weeks, difficulties, events } = report
  const days = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`
  return csvFile([
    ['Report', days(period), `Days of ${timeZone}`],
    [],
    ['', days(period), days(before)],
    ...TOTALS.map(([key, name]) => [name, text(totals[key]), text(totalsBefore?.[key] ?? null)]),
    [],
    ['Batch', 'Members', 'New members'],
    ...batches.map(({ name, members, joined }) => [name ?? 'No batch', text(members), text(joined)]),
    [],
    ['Branch', 'Members', 'New members'],
    ...branches.map(({ branch, members, joined }) => [branch ?? 'No branch', text(members), text(joined)]),
    ...(report.otherBranches > 0 ? [['Other branches', text(report.otherBranches), '']] : []),
    [],
    ['Week from', 'Week to', 'Active members', 'Problems solved'],
    ...weeks.map(({ from, to, active, solved }) => [from, to, text(active), text(solved)]),
    [],
    ['Difficulty', 'Problems solved'],
    ...difficulties.map(({ difficulty, solved }) => [difficulty, text(solved)]),
    [],
    ['Event', 'Day', 'Seats', 'Signed up', 'Came', 'Guests among them', 'Rating (1 to 5)', 'Certificates'],
    ...events.map((event) => [
      event.title,
      event.day,
      text(event.seats),
      text(event.signedUp),
      text(event.came),
      text(event.guests),
      text(event.rating),
      text(event.certificates),
    ]),
  ])
}
