import { type FileEndpoint, type InputOf, pathOf } from '@callofcode/contract/endpoint'

/** Returns the address of a file for a link: `fileAddress(streakFile, {})`. */
export function fileAddress<const E extends FileEndpoint>(target: E, input: InputOf<E>): string {
  const { params, query } = input as { params?: Record<string, string>; query?: object }
  return pathOf(target, params, query)
}
