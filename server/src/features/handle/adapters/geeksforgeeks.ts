import { z } from 'zod'
import { type Adapter, mustBe, readJson, sound, Trouble } from './adapter.ts'

const text = z.string().max(2_000).nullish()
const said = z.object({
  data: z.object({
    score: z.number(),
    total_problems_solved: z.number(),
    name: text,
    institute_name: text,
    designation: text,
  }),
})

/** Reads the public page of a profile, which contains its data as JSON in pieces of script. */
export const geeksforgeeks: Adapter = {
  base: 'https://www.geeksforgeeks.org',
  async read(ask, handle) {
    const page = await ask(`/profile/${encodeURIComponent(handle)}`)
    if (page.status === 404) throw new Trouble('missing')
    mustBe(`/profile/${handle}`, page.path.replace(/\/$/, ''))
    const { data } = readJson(objectAfter(carried(page.text), '"userData":'), said)
    return {
      bio: [data.name, data.institute_name, data.designation],
      figures: sound({ solved: data.total_problems_solved, score: data.score }),
      account: null,
    }
  },
}

const PIECE = /self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)/g
/** Joins the contents of the pieces. */
const carried = (html: string) =>
  [...html.matchAll(PIECE)].map(([, piece = '']) => readJson(piece, z.string())).join('')

/** Returns the JSON object after a key that occurs once. */
function objectAfter(text: string, key: string): string {
  const at = text.indexOf(key)
  if (at < 0 || text.indexOf(key, at + 1) >= 0) throw new Trouble('changed')
  const from = at + key.length
  let depth = 0
  let quoted = false
  for (let to = from; to < text.length; to++) {
    const sign = text[to]
    if (quoted && sign === '\\') to += 1
    else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === '{') depth += 1
    else if (!quoted && sign === '}') depth -= 1
    if (depth === 0) return text.slice(from, to + 1)
  }
  throw new Trouble('changed')
}
