import { z } from 'zod'
import numbers from '../leetcode-numbers.json' with { type: 'json' }

/** The numbers of questions on LeetCode by slug. content/README.md names their source. */
export const leetcodeNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries(z.record(z.string(), z.int().positive()).parse(numbers)),
)
