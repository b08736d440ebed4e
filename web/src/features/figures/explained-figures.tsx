import { Explained } from '../../platform/chart/explained.tsx'
import type { Rows } from '../../platform/chart/save-rows.ts'
import { wordsArrived } from '../../platform/language/loaded.ts'
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
export const ExplainedFigures = ({ of, ...rest }: ExplainedFiguresProps) => (
  <Explained {...rest} load={() => load(of)} />
)

async function load(of: Figures) {
  const { HowCounted } = await import('./how-counted.tsx')
  await wordsArrived()
  return <HowCounted of={of} />
}
