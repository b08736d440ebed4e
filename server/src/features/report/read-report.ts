import { MOST_BRANCHES, type Report } from '@callofcode/contract/report/report'
import { dayAfter } from '@callofcode/contract/wall-time'
import type { Sql } from '../../platform/database/database.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { type Span, spanBefore, todayIn } from './report-span.ts'
import { type Group, reportStore } from './report-store.ts'

const DIFFICULTIES = ['Easy', 'Medium', 'Hard']

/** Reads the report of a period, by as many statements for any club. */
export async function readReport(
  sql: Sql,
  span: Span,
  zone: string,
  problems: ProblemLibrary,
): Promise<Report> {
  const before = spanBefore(span, zone)
  const clubSince = await reportStore.clubSince(sql, zone)
  const hasBefore = clubSince !== null && clubSince <= before.period.to
  const [totals, totalsBefore, groups, weeks, difficulties, events] = await Promise.all([
    reportStore.totals(sql, span),
    hasBefore ? reportStore.totals(sql, before) : null,
    reportStore.groups(sql, span),
    reportStore.weeks(sql, span, zone),
    reportStore.difficulties(sql, span, problems.list()),
    reportStore.events(sql, span),
  ])
  const today = todayIn(zone)
  return {
    period: span.period,
    before: before.period,
    clubSince,
    isOver: span.period.to < today,
    totals,
    totalsBefore,
    batches: sumBy(groups, 'batch').map(({ batch, batchName, members, joined }) => ({
      batch,
      name: batchName,
      members,
      joined,
    })),
    ...branchesOf(groups),
    weeks: clubSince ? everyWeek(span, weeks, clubSince, today) : [],
    difficulties: DIFFICULTIES.map((difficulty) => ({
      difficulty,
      solved: difficulties.find((one) => one.difficulty === difficulty)?.solved ?? 0,
    })),
    events,
  }
}

/** Sums the groups that have the same batch, or the same branch. */
function sumBy(groups: readonly Group[], key: 'batch' | 'branch') {
  const sums = new Map<string | null, Group>()
  for (const group of groups) {
    const known = sums.get(group[key])
    sums.set(
      group[key],
      known
        ? { ...known, members: known.members + group.members, joined: known.joined + group.joined }
        : group,
    )
  }
  return [...sums.values()]
}

function branchesOf(groups: readonly Group[]) {
  const all = sumBy(groups, 'branch')
    .map(({ branch, members, joined }) => ({ branch, members, joined }))
    .toSorted((a, b) => Number(a.branch === null) - Number(b.branch === null) || b.members - a.members)
  const branches = all.slice(0, MOST_BRANCHES)
  return {
    branches,
    otherBranches: all.slice(MOST_BRANCHES).reduce((sum, { members }) => sum + members, 0),
  }
}

type Week = Report['weeks'][number]

/** Returns each week of the period in which there was a club, those without an act too. */
function everyWeek(
  { period }: Span,
  counted: readonly { monday: string; active: number; solved: number }[],
  clubSince: string,
  today: string,
): Week[] {
  const first = clubSince > period.from ? clubSince : period.from
  const last = today < period.to ? today : period.to
  const weeks: Week[] = []
  for (let monday = mondayOf(first); monday <= last; monday = dayAfter(monday, 7)) {
    const { active = 0, solved = 0 } = counted.find((one) => one.monday === monday) ?? {}
    const sunday = dayAfter(monday, 6)
    weeks.push({
      from: monday < period.from ? period.from : monday,
      to: sunday > period.to ? period.to : sunday,
      active,
      solved,
    })
  }
  return weeks
}

const mondayOf = (day: string) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
