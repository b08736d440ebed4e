/** Journeys: each file with the features that it goes through, `*` for any. */
export type Journeys = Readonly<Record<string, readonly string[]>>

/**
 * What stands for all journeys where every page stands on what changed: those that are of no feature, and as few others as take
 * the gate, with its spine, through each feature once.
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
