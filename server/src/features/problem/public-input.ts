import type { TestInput } from '@callofcode/judge/runner'
import type { Value } from '@callofcode/judge/value'

/** An input without the address of its interactor: browsers have their own. */
export const publicInput = (input: TestInput): { stdin: string } | { arguments: Value[] } =>
  'stdin' in input ? { stdin: input.stdin } : { arguments: input.arguments }
