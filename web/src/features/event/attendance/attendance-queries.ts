import {
  findWalkIns,
  getOwnPass,
  getWallCode,
  listAttendance,
  listDoor,
  openDoor,
} from '@callofcode/contract/attendance/attendance'
import { limits } from '@callofcode/contract/limits'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../../platform/api/read.ts'

const quiet = { quiet: true }

export const ONLY = ['came', 'missing'] as const
/** The search of the lists of people. */
export interface PeopleSearch {
  readonly q?: string | undefined
  readonly only?: string | undefined
  readonly cursor?: string | undefined
}

const brief = (text: string) => [...text.trim()].slice(0, limits.search).join('')
const queryOf = ({ q = '', only, cursor }: PeopleSearch) => {
  const chosen = ONLY.find((one) => one === only)
  return { ...(q.trim() && { q: brief(q) }), ...(chosen && { only: chosen }), ...(cursor && { cursor }) }
}

export const passOf = (id: string) => ({ ...read(getOwnPass, { params: { id } }, quiet), staleTime: 0 })
export const doorOf = (id: string) => ({ ...read(openDoor, { params: { id } }, quiet), staleTime: 10_000 })
export const wallOf = (id: string) => ({ ...read(getWallCode, { params: { id } }, quiet), staleTime: 0 })
export const doorPeopleOf = (id: string, search: PeopleSearch) => ({
  ...read(listDoor, { params: { id }, query: queryOf(search) }, quiet),
  staleTime: 0,
})
export const walkInsOf = (id: string, q: string) =>
  read(findWalkIns, { params: { id }, query: { q: brief(q) } }, quiet)
export const attendanceOf = (id: string, search: PeopleSearch) => ({
  ...read(listAttendance, { params: { id }, query: queryOf(search) }, quiet),
  staleTime: 0,
})

/** Refreshes the queries that show a check-in, after it was made or undone. */
export const refreshDoor = (client: QueryClient) =>
  Promise.all(
    [openDoor, listDoor, findWalkIns, listAttendance].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
  )
