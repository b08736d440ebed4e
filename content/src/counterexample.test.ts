import { expect, test } from 'vitest'
import { shrink } from './counterexample.ts'

const always = () => undefined

test('an input is made as small as it goes while the submission fails on it', async () => {
  const fails = async ([values]: unknown[]) => (values as number[]).some((one) => one > 3)
  expect(await shrink([[7, 2, 9, -4, 30], 5], always, fails)).toEqual([[4], 0])
})

test('nothing that the problem does not allow is tried', async () => {
  const tried: unknown[] = []
  const valid = (values: unknown) => (Array.isArray(values) && values.length >= 2 ? undefined : 'too short')
  const found = await shrink([[5, 5, 5]], valid, async ([values]) => {
    tried.push(values)
    return true
  })
  expect(found).toEqual([[0, 0]])
  expect(tried.every((values) => (values as number[]).length >= 2)).toBe(true)
})

test('the input of a program loses lines and words together with their count', async () => {
  const valid = (given: unknown) => {
    const [count, ...rest] = String(given).trim().split(/\s+/)
    return Number(count) === rest.length && rest.length > 0 ? undefined : 'another count'
  }
  const fails = async ([text]: unknown[]) => / 9/.test(String(text)) || /\n9/.test(String(text))
  expect(await shrink(['4\n12 9 3 9\n'], valid, fails)).toEqual(['1\n9\n'])
})

test('a submission is not run more often than asked for', async () => {
  let runs = 0
  const fails = async ([values]: unknown[]) => ++runs > 0 && (values as number[]).length === 8
  await shrink([[9, 9, 9, 9, 9, 9, 9, 9]], always, fails, 5)
  expect(runs).toBe(5)
})
