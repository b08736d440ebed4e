import { z } from 'zod'
import { type Adapter, mustBe, readJson, sound, Trouble } from './adapter.ts'

const text = z.string().max(1_000).nullable()
const user = z.object({
  login: z.string(),
  id: z.number().int(),
  public_repos: z.number(),
  followers: z.number(),
  bio: text,
  name: text,
  company: text,
})

/** Uses the official API. Without a key it answers 60 requests an hour. */
export const github: Adapter = {
  base: 'https://api.github.com',
  perMinute: 1,
  async read(ask, handle) {
    const { status, text } = await ask(`/users/${encodeURIComponent(handle)}`)
    if (status === 404) throw new Trouble('missing')
    const { login, id, bio, name, company, public_repos, followers } = readJson(text, user)
    mustBe(handle, login)
    return {
      bio: [bio, name, company],
      figures: sound({ repositories: public_repos, followers }),
      account: String(id),
    }
  },
}
