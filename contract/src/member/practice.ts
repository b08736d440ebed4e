import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { truth } from '../text.ts'

const choices = z.object({
  hidesDifficulty: truth,
})
const answer = z.object({ data: choices })

export const getPractice = endpoint({
  method: 'GET',
  path: '/members/me/practice',
  summary:
    'How you practise: whether difficulty and topic stay hidden until a question is solved, and the zone in which you are told times',
  callers: 'member',
  answer: z.object({ data: choices.extend({ timeZone: z.string().nullable() }) }),
})
export const savePractice = endpoint({
  method: 'PATCH',
  path: '/members/me/practice',
  summary: 'Choose whether difficulty and topic stay hidden until a question is solved',
  callers: 'member',
  body: z.strictObject(choices.shape),
  answer,
})
