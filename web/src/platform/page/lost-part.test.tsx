// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { wordsArrived } from '../language/loaded.ts'
import { loadedLater } from './loaded-later.tsx'

const app = document.body.appendChild(document.createElement('div'))
app.id = 'app'
app.dataset.words = 'virtual:language/en'
const root = createRoot(app)
beforeAll(wordsArrived)
afterEach(() => root.render(null))
const shown = (words: string) => vi.waitFor(() => expect(app.textContent).toContain(words), 10_000)

/** Shows a part whose code is lost so many times before it arrives. */
function showPart(lost: number) {
  let asked = 0
  const Part = loadedLater('The drawing', async () => {
    asked++
    if (asked <= lost) throw new TypeError('Failed to fetch dynamically imported module')
    return () => 'Here it is.'
  })
  root.render(<Part />)
  return () => asked
}

test('a part whose code was lost once is asked for again, and shown', async () => {
  const asked = showPart(1)
  await shown('Here it is.')
  expect(asked()).toBe(2)
})

test('a part whose code is lost twice says so, and arrives when it is asked for again', async () => {
  showPart(2)
  await shown('The drawing did not arrive.')
  document.querySelector<HTMLElement>('button')?.click()
  await shown('Here it is.')
})
