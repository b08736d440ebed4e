/** Whole percent. Something done is never drawn as nothing, something left never as all. */
export function shareOf(value: number, total: number): number {
  if (total <= 0 || value <= 0) return 0
  if (value >= total) return 100
  return Math.min(99, Math.max(1, Math.round((value / total) * 100)))
}
