import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Page } from './styleguide-page.tsx'

const styleguide = () =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )

test('the content security policy holds: no part renders a style attribute or element on the server', () => {
  const markup = styleguide()
  expect(markup).toContain('Every part, every state')
  expect(markup.match(/\sstyle="[^"]*"|<style/g)).toBeNull()
})

test('ids are used once', () => {
  const ids = [...styleguide().matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
})
