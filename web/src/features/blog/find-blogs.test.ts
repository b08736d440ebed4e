import { expect, test } from 'vitest'
import { findBlogs } from './find-blogs.ts'

const graphs = {
  title: 'Graphs at night',
  author: 'Meera Nair',
  tags: ['bfs', 'graphs'],
  category: 'Techniques',
}
const offers = { title: 'Reading an offer', author: 'Dev Malhotra', tags: ['career'], category: 'Career' }
const blogs = [graphs, offers]

test('BLOG-01 the search looks for every word in title, author and tags, ignoring case', () => {
  expect(findBlogs(blogs, {})).toEqual(blogs)
  expect(findBlogs(blogs, { q: 'MEERA graphs' })).toEqual([graphs])
  expect(findBlogs(blogs, { q: 'bfs' })).toEqual([graphs])
  expect(findBlogs(blogs, { q: 'meera offer' })).toEqual([])
  expect(findBlogs(blogs, { q: 'techniques' })).toEqual([])
})

test('BLOG-01 a tag or category matches only in full', () => {
  expect(findBlogs(blogs, { tag: 'Career' })).toEqual([offers])
  expect(findBlogs(blogs, { tag: 'graph' })).toEqual([])
  expect(findBlogs(blogs, { category: 'Career', tag: 'bfs' })).toEqual([])
})
