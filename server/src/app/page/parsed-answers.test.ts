import { expect, test } from 'vitest'
import { makeCachedAnswer } from '../../platform/answer-cache/cached-answer.ts'
import { ParsedAnswers } from './parsed-answers.ts'

const answer = (data: unknown) => makeCachedAnswer(JSON.stringify({ data }), { headers: {}, tags: [] })

test('COST-13 an answer is parsed once, and nobody can change what the next page shows', async () => {
  const parsed = new ParsedAnswers()
  const kept = await answer([{ title: '</script><b>', counts: [1] }])
  const value = parsed.valueOf(kept) as { data: { title: string; counts: number[] }[] }
  expect(parsed.valueOf(kept)).toBe(value)
  expect(parsed.jsonOf(value)).toBe('{"data":[{"title":"\\u003c/script>\\u003cb>","counts":[1]}]}')
  expect(() => value.data.pop()).toThrow(TypeError)
  expect(() => value.data[0]?.counts.push(2)).toThrow(TypeError)
  // A value that the page made itself is no cached response.
  expect(parsed.jsonOf({ ...value })).toBeUndefined()
})

test('COST-13 only as much as has room stays parsed, and what was asked for last stays', async () => {
  const parsed = new ParsedAnswers()
  const [first, second, third] = [
    await answer('a'.repeat(9e5)),
    await answer('b'.repeat(9e5)),
    await answer('c'.repeat(9e5)),
  ]
  const [one, two] = [parsed.valueOf(first), parsed.valueOf(second)]
  parsed.valueOf(first)
  parsed.valueOf(third)
  expect(parsed.valueOf(first)).toBe(one)
  expect(parsed.valueOf(second)).not.toBe(two)
  expect(parsed.valueOf(second)).toEqual(two)
})
