import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Context } from './context.ts'

const context = new Context<string>()
const next = () => sleep(0)

test('COST-13 what a work begins has its value, and another work that runs beside it its own', async () => {
  const seen = await Promise.all(
    ['one', 'two'].map((name) =>
      context.run(name, async () => {
        await next()
        return Promise.all([context.value, next().then(() => context.value)])
      }),
    ),
  )
  expect(seen).toEqual([
    ['one', 'one'],
    ['two', 'two'],
  ])
  expect(context.value).toBeUndefined()
})

test('COST-13 the end of one work leaves the value to another, also where it fails', async () => {
  let isLong = true
  const long = context.run('long', async () => {
    while (isLong) await next()
    return context.value
  })
  await expect(context.run('short', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  isLong = false
  expect(await long).toBe('long')
})

test('COST-13 once no work has a value, Node.js looks for none: what was begun and not waited for has none', async () => {
  const seen: Promise<string | undefined>[] = []
  await context.run('work', async () => {
    seen.push(
      next()
        .then(next)
        .then(() => context.value),
    )
  })
  expect(await Promise.all(seen)).toEqual([undefined])
  expect(await context.run('later', async () => context.value)).toBe('later')
})

test('COST-13 a value that was entered lasts as long as what keeps it', async () => {
  const leave = context.keep()
  const seen = await new Promise((resolve) => {
    context.enter('entered', () => void next().then(() => resolve(context.value)))
  })
  leave()
  expect(seen).toBe('entered')
})
