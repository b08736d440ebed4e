import { ruleSentence } from '@callofcode/contract/rule-sentence'
import { config, type z } from 'zod'

// Zod would otherwise show its own English where a rule has no sentence of its own. All copies of zod in a process share the setting,
// so the server's stays in its own. It says more.
config().customError ??= (issue) => ruleSentence(issue).error()

export { zodResolver } from '@hookform/resolvers/zod'

/** Checks what was typed, where the form shows what is wrong. Each rule then speaks the reader's language. */
export const checkTyped = <Schema extends z.ZodType>(
  schema: Schema,
  typed: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => schema.safeParse(typed)
