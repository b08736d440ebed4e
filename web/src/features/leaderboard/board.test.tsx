import type { Leaderboard, LeaderboardEntry } from '@callofcode/contract/leaderboard/leaderboard'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clientOf } from '../../../testing/browser-page.tsx'
import { Board } from './board.tsx'

const you: LeaderboardEntry = {
  _id: 'asha',
  name: 'Asha',
  profilePhoto: null,
  page: null,
  count: 3,
  place: 1,
  isYou: true,
}
const board: Leaderboard = {
  month: '2026-11',
  top: [you],
  around: [],
  batches: [],
  own: { count: 3, before: 0, shown: true, isHidden: false, isAlumni: false, isNew: true },
}
const said = (of: Leaderboard) =>
  renderToStaticMarkup(
    <QueryClientProvider client={clientOf()}>
      <Board board={of} improved={false} source="verdicts" />
    </QueryClientProvider>,
  )
const WELCOME = 'in your first two weeks you have no place'

test('CLUB-256 who is new and stands among the first is not told that they have no place', () => {
  const first = said(board)
  expect(first).toContain('<b>Asha (you)</b>')
  expect(first).not.toContain(WELCOME)
  const away = said({ ...board, top: [] })
  expect(away).not.toContain('(you)')
  expect(away).toContain(WELCOME)
})
