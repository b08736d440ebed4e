import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import './person.css'

interface SheetProps {
  title: string
  editing?: boolean
  /** How the figures in it are counted. */
  explained?: ReactNode
  children: ReactNode
}

/** A named part of what is shown of a person. */
export function Sheet({ title, editing, explained, children }: SheetProps) {
  const id = useId()
  return (
    <section className={classNames('sheet', editing && 'editing')} aria-labelledby={id}>
      <div className="label title-line">
        <h2 id={id}>{title}</h2>
        {explained}
      </div>
      {children}
    </section>
  )
}
