import { getOwnRegistration } from '@callofcode/contract/event/registration'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOf, closePage, openPage, pass, runHook } from '../../../../testing/browser-page.tsx'
import { later, network } from '../../../../testing/network.ts'
import { read } from '../../../platform/api/read.ts'
import { usePass } from './use-pass.ts'

beforeEach(openPage)
afterEach(closePage)

const seat = read(getOwnRegistration, { params: { id: 'party' } }).queryKey
const hour = 3_600_000
const passWith = (hasSeat: boolean) => ({
  data: {
    hasSeat,
    cameAt: null,
    wallOpen: false,
    timeZone: 'Asia/Kolkata',
    secondsLeft: 30,
    opensAt: new Date(Date.now() - hour).toISOString(),
    closesAt: new Date(Date.now() + hour).toISOString(),
    qr: hasSeat ? { size: 21, path: 'M0 0' } : null,
  },
})

test('CLUB-421 the code for the door goes at once with the seat that is given up', async () => {
  const second = later()
  const answers = [passWith(true), second.answer]
  network(() => answers.shift() ?? passWith(false))
  const client = clientOf()
  client.setQueryData(seat, {
    success: true,
    message: '',
    data: { state: 'going', position: null, checkedIn: false },
  } as never)
  const { now } = await runHook(usePass, 'party', client)
  expect(now().data?.data.qr).not.toBeNull()
  client.setQueryData(seat, {
    success: true,
    message: '',
    data: { state: null, position: null, checkedIn: false },
  } as never)
  await pass()
  expect(now().data).toBeUndefined()
  second.give(passWith(false))
  await pass()
  expect(now().data?.data.qr).toBeNull()
})
