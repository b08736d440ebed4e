import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { dashboardScreens } from '../routes.tsx'
import { crumbsOf } from './crumbs.ts'

test('NAV-13 every dashboard screen has a way that ends at itself', () => {
  for (const { path } of dashboardScreens) {
    const way = crumbsOf(path.replace(/\$\w+/, '7'), undefined)
    expect(way.length, path).toBeGreaterThan(1)
    expect(way.at(-1)?.to, path).toBeUndefined()
  }
})

test('BLOG-07 the way to a blog ends with its title, once that is known', () => {
  expect(crumbsOf(paths.blog('7'), undefined).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Blogs',
    'Blog',
  ])
  expect(crumbsOf(paths.blog('7'), 'Two pointers').at(-1)).toEqual({ label: 'Two pointers' })
})
