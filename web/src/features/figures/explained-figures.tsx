import { Explained } from '../../platform/chart/explained.tsx'
import type { Rows } from '../../platform/chart/save-rows.ts'
import { type Figures, howCounted } from './how-counted.ts'

interface ExplainedFiguresProps {
  readonly of: Figures
  /** What is explained, for screen readers. */
  readonly title: string
  /** The figures as a file: its address, or its rows with its name. */
  readonly csv?: string
  readonly rows?: () => Rows
  readonly file?: string
}

/** One for a group of figures that are counted alike, beside their name. */
export const ExplainedFigures = ({ of, ...rest }: ExplainedFiguresProps) => (
  <Explained {...rest}>{howCounted[of]()}</Explained>
)
