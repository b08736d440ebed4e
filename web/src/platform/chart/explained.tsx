import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from '../feedback/toasts.ts'
import { say } from '../language/parts-words.ts'
import { Icon } from '../ui/icon.tsx'
import type { Rows } from './save-rows.ts'
import './explained.css'

interface ExplainedProps {
  /** What is explained. */
  readonly title: string
  /** The address of the file with the figures. */
  readonly csv?: string | undefined
  /** What stands in that file, its head first, where it is made here: no server has it so. It needs a name. */
  readonly rows?: (() => Rows) | undefined
  /** What the file is called; by its address by default. */
  readonly file?: string | undefined
  readonly children?: ReactNode
  /** Brings the explanation when it is opened. */
  readonly load?: (() => Promise<ReactNode>) | undefined
}

/** How figures are counted, behind one press, and the figures as a file. */
export function Explained({ title, csv, rows, file, children, load }: ExplainedProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const [shown, setShown] = useState<ReactNode>()
  const look = () => {
    if (load && box.current?.open) load().then(setShown, () => setShown(say('couldNotLoad')))
  }
  // The page can be pressed before its script runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(look, [])
  const words = (
    <>
      CSV<span className="sr"> {say('ofFigure', { title })}</span>
    </>
  )
  const save = () =>
    import('./save-rows.ts')
      .then(({ saveRows }) => rows && saveRows(rows(), file ?? ''))
      .catch(() => toast.error(say('couldNotLoad')))
  return (
    <div className="figures">
      <details className="curve-table explained" ref={box} onToggle={look}>
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('howCounted', { title, sr })}
        </summary>
        <div className="small muted" role={load && 'status'}>
          {load ? shown : children}
        </div>
      </details>
      {(csv || rows) && (
        <p className="figure-file">
          {rows ? (
            <button type="button" className="link" onClick={save}>
              {words}
            </button>
          ) : (
            <a className="link" href={csv} download={file ?? true}>
              {words}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>
