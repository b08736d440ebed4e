/** Journeys: each file with its features, `*` for any. */
export type Journeys = Readonly<Record<string, readonly string[]>>

/**
 * Returns the journeys that represent all others after a change that affects every page. These are the journeys of no feature,
 * and the fewest others that, with the spine, cover each feature once.
 */
export function standIns(journeys: Journeys, isSpine: (file: string) => boolean): string[] {
  const files = Object.keys(journeys)
  const through = (file: string) => journeys[file] ?? []
  const found = files.filter((file) => through(file).includes('*'))
  const seen = new Set([...found, ...files.filter(isSpine)].flatMap(through))
  for (;;) {
    const unseen = (file: string) => through(file).filter((feature) => !seen.has(feature)).length
    const next = files.reduce((best, file) => (unseen(file) > unseen(best) ? file : best))
    if (unseen(next) === 0) return found
    found.push(next)
    for (const feature of through(next)) seen.add(feature)
  }
}
