import { z } from 'zod'
import { type Adapter, mustBe, readJson, sound, Trouble } from './adapter.ts'

const text = z.string().max(1_000).optional()
const said = z.union([
  z.object({ status: z.literal('FAILED'), comment: z.string() }),
  z.object({
    status: z.literal('OK'),
    result: z.tuple([
      z.object({
        handle: z.string(),
        rating: z.number().optional(),
        maxRating: z.number().optional(),
        rank: z.string().optional(),
        registrationTimeSeconds: z.number(),
        firstName: text,
        lastName: text,
        organization: text,
      }),
    ]),
  }),
])

/** Uses the official API. It has no bio. The owner can write the first name, the last name and the organization. */
export const codeforces: Adapter = {
  base: 'https://codeforces.com',
  async read(ask, handle) {
    // An old name must not lead to an account that now has another name.
    const query = new URLSearchParams({ handles: handle, checkHistoricHandles: 'false' })
    const answer = readJson((await ask(`/api/user.info?${query}`)).text, said)
    if (answer.status === 'FAILED') {
      if (/not found/i.test(answer.comment)) throw new Trouble('missing')
      throw new Trouble(/limit/i.test(answer.comment) ? 'limited' : 'changed')
    }
    const [user] = answer.result
    mustBe(handle, user.handle)
    return {
      bio: [user.firstName, user.lastName, user.organization],
      figures: sound({ rating: user.rating, maxRating: user.maxRating, rank: user.rank }),
      account: String(user.registrationTimeSeconds),
    }
  },
}
