/**
 * The ids with `moved` before another one, `first`, or at the end (null); undefined if that one is not there. What is moved keeps its
 * order, and may come from elsewhere.
 */
export function placed(
  ids: readonly string[],
  moved: readonly string[],
  before: string | null,
): string[] | undefined {
  const taken = new Set(moved)
  const rest = ids.filter((id) => !taken.has(id))
  const at = before === null ? rest.length : before === 'first' ? 0 : rest.indexOf(before)
  return at < 0 ? undefined : [...rest.slice(0, at), ...moved, ...rest.slice(at)]
}
