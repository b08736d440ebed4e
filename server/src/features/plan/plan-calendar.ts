import type { PlanPreview } from '@callofcode/contract/plan/plan'
import { calendarText, escaped, stamp } from '../../platform/calendar/calendar-text.ts'
import { nameOf, numberOf } from './plan-days.ts'

interface Shown extends Pick<PlanPreview, 'title' | 'questions'> {
  readonly _id: string
}

/**
 * Returns a plan as a calendar: an all-day entry for each day that has questions left. An entry is named by plan and day, so
 * calendars update their entries after a change.
 */
export function planCalendar(plan: Shown, publicUrl: string, club: string, now = new Date()): string {
  const days = new Map<string, string[]>()
  for (const { done, on, questionName } of plan.questions)
    if (!done && on !== null) days.set(on, [...(days.get(on) ?? []), questionName])
  const url = `${publicUrl}/dashboard/plans/${plan._id}`
  const lines = [...days].flatMap(([day, names]) => [
    'BEGIN:VEVENT',
    `UID:${plan._id}-${day}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(nameOf(numberOf(day) + 1))}`,
    `SUMMARY:${escaped(`${plan.title}: ${names.join(', ')}`)}`,
    `DESCRIPTION:${escaped([...names, url].join('\n'))}`,
    `URL:${url}`,
    // The entry needs an hour of the day, so the day stays free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  // Calendars refresh twice a day.
  return calendarText({ club, of: 'Plans' }, [
    `X-WR-CALNAME:${escaped(plan.title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...lines,
  ])
}

const plain = (day: string) => day.replaceAll('-', '')
