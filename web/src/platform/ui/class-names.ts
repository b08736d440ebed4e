/** Joins what is there: `classNames('btn', busy && 'is-busy')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined
}
