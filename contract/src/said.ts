import { z } from 'zod'
import type { SaidValue } from './sentence.ts'

/** The parts from which a language builds a sentence. */
export const saidParts = z.object({
  key: z.string().optional().describe('Names the sentence, and stays the same'),
  get values() {
    return z.record(z.string(), saidValue).optional().describe('What the sentence says beside its own words')
  },
})

/** A sentence in a response, as `Sentence.said` returns it. */
export const said = saidParts.extend({ message: z.string() })

const saidValue: z.ZodType<SaidValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.object({ at: z.iso.datetime() }), said, z.array(saidValue)]),
)
