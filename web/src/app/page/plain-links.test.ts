import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../../platform/api/query-client.ts'
import { makeRouter } from '../app.tsx'
import { bareScreens, shellScreens } from '../screens.ts'
import { plainFirst } from './plain-links.ts'

const router = makeRouter({
  client: makeQueryClient(),
  history: createMemoryHistory({ initialEntries: ['/dsa?view=list'] }),
  workshop: false,
})
const long = () => {
  throw new Error('The long way')
}
const short = plainFirst({ ...router, buildLocation: long } as never)

const SEARCHES = [{}, { q: 'two words', page: 2, none: undefined, empty: '' }, { tag: 'é&=#%/' }]
const paths = [...bareScreens, ...shellScreens]
  .map(({ path }) => path.replaceAll(/\$\w+/g, 'some-thing_9'))
  .filter((path) => path !== '/')

test('COST-13 the short way to an address of a screen ends where the router’s own way ends', () => {
  expect(paths.length).toBeGreaterThan(60)
  // A search function forces the router's own long way.
  for (const to of paths)
    for (const search of SEARCHES)
      expect(short({ to, search } as never), to).toEqual(
        router.buildLocation({ to, search: () => search } as never),
      )
})

test('COST-13 what must be resolved, filled in or encoded goes the long way', () => {
  const given = [
    { to: '/blogs/$id', params: { id: '1' } },
    { to: '/dsa', search: true },
    { to: '/dsa', hash: 'end' },
    { to: '..' },
    { to: '/a/../b' },
    { to: '//evil.example' },
    { to: '/é' },
    { to: '/a b' },
    { to: '/dsa/' },
    {},
  ]
  for (const one of given) expect(() => short(one as never), JSON.stringify(one)).toThrow('The long way')
})
