import { Explained, type Rows } from '../../platform/chart/explained.tsx'
import { say } from '../../platform/language/parts-words.ts'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import type { Figures } from './how-counted.tsx'

interface ExplainedFiguresProps {
  readonly of: Figures
  /** What is explained, for screen readers. */
  readonly title: string
  /** The figures as a file: its address, or its rows with its name. */
  readonly csv?: string
  readonly rows?: () => Rows
  readonly file?: string
}

/** One for a group of figures that are counted alike. Most people never open it, so its words come when they do. */
export function ExplainedFigures({ of, ...rest }: ExplainedFiguresProps) {
  return <Explained {...rest}>{() => <Later of={of} />}</Explained>
}

const Later = loadedLater<{ of: Figures }>(
  () => say('explanation'),
  async () => (await import('./how-counted.tsx')).HowCounted,
)
