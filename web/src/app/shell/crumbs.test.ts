import { expect, test } from 'vitest'
import { paths } from '../../platform/paths.ts'
import { shellScreens } from '../screens.ts'
import { crumbsOf } from './crumbs.ts'

test('NAV-13 every screen in the shell has a breadcrumb that ends with itself', () => {
  for (const { path } of shellScreens) {
    const way = crumbsOf(path.replaceAll(/\$\w+/g, '7'), undefined)
    expect(way.length, path).toBeGreaterThan(0)
    for (const { label } of way) expect(label, path).not.toBe('')
    expect(way.at(-1)?.to, path).toBeUndefined()
  }
})

test('CLUB-431 every screen of organisers lies below the desk, but what makes, edits or belongs to an item', () => {
  const ofItems = /\/(edit|create\w+)$|^\/events\//
  for (const { path, guard = 'member' } of shellScreens) {
    const isOfDesk = !['member', 'account'].includes(guard) && !ofItems.test(path)
    const [first] = crumbsOf(path.replaceAll(/\$\w+/g, '7'), undefined)
    expect(first?.label === 'Desk', path).toBe(isOfDesk)
  }
})

test('BLOG-07 the breadcrumb of a blog ends with its title, once that is known', () => {
  expect(crumbsOf(paths.blog('7'), undefined).map(({ label }) => label)).toEqual(['Blogs', 'Blog'])
  // A reviewer reads the blog at the same address.
  expect(crumbsOf(paths.ownBlog('7'), undefined)[0]?.label).toBe('Blogs')
  expect(crumbsOf(paths.blog('7'), 'Two pointers').at(-1)).toEqual({ label: 'Two pointers' })
})

test('safety D3 the breadcrumb of a history passes through its item', () => {
  expect(crumbsOf(paths.history('modules', '7'), 'Blind 75').slice(1)).toEqual([
    { label: 'Modules', to: paths.dashboard },
    { label: 'Blind 75', to: paths.module('7') },
    { label: 'History' },
  ])
  // An experience has no screen of its own.
  expect(crumbsOf(paths.history('experiences', '7'), undefined)[2]).toEqual({ label: 'Experience' })
})
