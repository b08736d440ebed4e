import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { updateCached } from './query-client.ts'

/** Starts a read whose response comes on command. */
function slowRead(client: QueryClient, queryKey: string[]) {
  let answer = (_: string[]) => {}
  const reading = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => (answer = resolve)),
  })
  return { answer: (data: string[]) => answer(data), ended: reading.then(String, () => 'cancelled') }
}
const without = (name: string) => (before: string[] | undefined) => before?.filter((one) => one !== name)

test('safety D an answer that was on its way before a write does not bring back the state before it', async () => {
  const client = new QueryClient()
  client.setQueryData(['signups', 'all'], ['asha', 'ravi'])
  const read = slowRead(client, ['signups', 'all'])
  await updateCached(client, ['signups'], without('asha'))
  read.answer(['asha', 'ravi'])
  await read.ended
  expect(client.getQueryData(['signups', 'all'])).toEqual(['ravi'])
})

test('a first read goes on, so that no screen waits for ever', async () => {
  const client = new QueryClient()
  const read = slowRead(client, ['signups'])
  await updateCached(client, ['signups'], without('asha'))
  read.answer(['ravi'])
  expect(await read.ended).toBe('ravi')
})
