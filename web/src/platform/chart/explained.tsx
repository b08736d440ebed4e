import { csvFile } from '@callofcode/contract/csv'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { say } from '../language/parts-words.ts'
import { Icon } from '../ui/icon.tsx'
import './explained.css'

export type Rows = readonly (readonly (string | number)[])[]

interface ExplainedProps {
  /** What is explained. */
  readonly title: string
  /** The address of the file with the figures. */
  readonly csv?: string | undefined
  /** What stands in that file, its head first, where it is made here: no server has it so. */
  readonly rows?: (() => Rows) | undefined
  /** What the file is called; by its address by default. */
  readonly file?: string | undefined
  /** A function is called when it is first opened. */
  readonly children: ReactNode | (() => ReactNode)
}

/** How figures are counted, behind one press, and the figures as a file. */
export function Explained({ title, csv, rows, file, children }: ExplainedProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // The page can be pressed before its script runs.
  useEffect(() => setOpened(box.current?.open ?? false), [])
  const words = (
    <>
      CSV<span className="sr"> {say('ofFigure', { title })}</span>
    </>
  )
  return (
    <>
      <details className="curve-table explained" ref={box} onToggle={() => setOpened(true)}>
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('howCounted', { title, sr })}
        </summary>
        <div className="small muted">{typeof children === 'function' ? opened && children() : children}</div>
      </details>
      {(csv || rows) && (
        <p className="figure-file">
          {rows ? (
            <button type="button" className="link" onClick={() => save(rows(), file)}>
              {words}
            </button>
          ) : (
            <a className="link" href={csv} download={file ?? true}>
              {words}
            </a>
          )}
        </p>
      )}
    </>
  )
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>

function save(rows: Rows, name = 'figures.csv') {
  const text = csvFile(rows.map((cells) => cells.map(String)))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  // Later, because the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
