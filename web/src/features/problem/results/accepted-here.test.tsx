import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { KnownGrowth } from '../../explain/public.ts'
import { AcceptedHere } from './accepted-here.tsx'

// The links to the next problem need the router. The test is about the other words.
vi.mock('./accepted.tsx', async (load) => ({ ...(await load<object>()), Onward: () => <i>onward</i> }))
vi.mock('../../../platform/navigation/links.tsx', async (load) => ({
  ...(await load<object>()),
  SignInLink: () => <i>sign up</i>,
}))

function said(growth: KnownGrowth | undefined, question: string | null = null) {
  const problem = { slug: 'fair-cuts', path: null, question } as never
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AcceptedHere problem={problem} growth={growth} edited={false} onGrow={() => undefined} />
    </QueryClientProvider>,
  ).replace(/<[^>]*>/g, ' ')
}

const clear = { kind: 'clear', best: { model: 'n²', start: 0, step: 1, error: 0 }, fits: [] } as const
const measured = { points: [], growth: clear }

test('LAND-22 what a visitor reads of code that passed in the browser is what was measured', () => {
  expect(said(measured)).toContain('Solved. O(n²).')
  const slow = said({ ...measured, stoppedAt: 3641, stoppedBy: 'out of fuel' })
  expect(slow).toContain('but too slow: at n = 3641 it did not end within the limits')
  expect(slow).not.toMatch(/Solved|onward/)
  expect(said({ ...measured, stoppedAt: 9, stoppedBy: 'out of stack' })).not.toMatch(/slow|Solved|onward/)
  for (const growth of [undefined, 'unknown', 'none'] as const) {
    expect(said(growth)).toContain('Right on everything tried here.')
    expect(said(growth)).not.toContain('Solved')
    expect(said(growth).includes('Larger inputs are still being tried.')).toBe(growth === undefined)
  }
})

test('LAND-22 only of a problem that stands for a question of the tracker it is said that it is ticked there', () => {
  expect(said('none', 'Two Sum')).toContain('ticked in the tracker')
  expect(said('none')).not.toContain('tracker')
})
