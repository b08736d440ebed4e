import type { JudgeAssets } from './judge-assets.ts'

const NAMES: Record<string, string> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  cpp: 'C++',
}

/** Builds the judge if it is missing, before a request needs it, and shows the progress on the terminal. */
export function beginMaking(assets: JudgeAssets, say: (line: string) => void, stopping: AbortSignal) {
  // Ctrl-C also reaches the build process. Its end is then no failure.
  stopping.addEventListener('abort', () => assets.close().catch(() => undefined), { once: true })
  let told: readonly string[] | undefined
  assets.onStep = ({ engines, isWhole, seconds }) => {
    if (told === undefined && !isWhole)
      say('The judge is being made, once: that takes minutes, on a small machine a quarter of an hour.')
    const wasMade = told !== undefined
    const added = engines.filter((name) => !told?.includes(name)).map((name) => NAMES[name] ?? name)
    told = engines
    if (wasMade && added.length > 0) say(`The judge has ${added.join(' and ')} after ${seconds} s.`)
    if (isWhole) say('The judge is ready.')
  }
  assets.ready()
}
