import { expect, test } from 'vitest'
import { blankBlog, blogFields } from './blog-form-fields.tsx'

const typed = { ...blankBlog(''), title: 'Heaps', author: 'Asha', content: '# Heaps' }

test('VAL-11 the typed tags are sent as a list, trimmed, blank ones removed', () => {
  expect(blogFields.parse({ ...typed, tags: ' a, ,b ' }).tags).toEqual(['a', 'b'])
  expect(blogFields.parse(typed).tags).toEqual([])
})

test('VAL-11 a tag that is too long shows one error beside the field', () => {
  const { error } = blogFields.safeParse({ ...typed, tags: `a,${'b'.repeat(41)}` })
  expect(error?.issues.map(({ path }) => path)).toEqual([['tags']])
})

test('VAL-08 VAL-09 VAL-10 an empty blog is refused field by field', () => {
  const { error } = blogFields.safeParse(blankBlog(''))
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Author is required',
    'Content is required',
  ])
})
