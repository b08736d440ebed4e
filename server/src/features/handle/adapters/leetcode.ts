import { z } from 'zod'
import { type Adapter, mustBe, readJson, sound, Trouble } from './adapter.ts'

const QUERY = `query handle($name: String!) {
  matchedUser(username: $name) {
    username
    profile { aboutMe realName }
    submitStatsGlobal { acSubmissionNum { difficulty count } }
  }
  userContestRanking(username: $name) { rating badge { name } }
}`

const text = z.string().max(20_000).nullish()
const said = z.object({
  data: z.object({
    matchedUser: z
      .object({
        username: z.string(),
        profile: z.object({ aboutMe: text, realName: text }),
        submitStatsGlobal: z.object({
          acSubmissionNum: z.array(z.object({ difficulty: z.string(), count: z.number() })).max(20),
        }),
      })
      .nullable(),
    userContestRanking: z
      .object({ rating: z.number(), badge: z.object({ name: z.string() }).nullish() })
      .nullish(),
  }),
})

/** Sends the requests of the site's own pages, as it has no documented API. */
export const leetcode: Adapter = {
  base: 'https://leetcode.com',
  async read(ask, handle) {
    const answer = await ask('/graphql', { query: QUERY, variables: { name: handle } })
    const { matchedUser, userContestRanking } = readJson(answer.text, said).data
    if (!matchedUser) throw new Trouble('missing')
    mustBe(handle, matchedUser.username)
    const all = matchedUser.submitStatsGlobal.acSubmissionNum.find(({ difficulty }) => difficulty === 'All')
    if (!all) throw new Trouble('changed')
    return {
      bio: [matchedUser.profile.aboutMe, matchedUser.profile.realName],
      figures: sound({
        solved: all.count,
        rating: userContestRanking && Math.round(userContestRanking.rating),
        rank: userContestRanking?.badge?.name,
      }),
      account: null,
    }
  },
}
