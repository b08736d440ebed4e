import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import './person.css'

interface SheetProps {
  title: string
  editing?: boolean
  children: ReactNode
}

/** A named part of what is shown of a person. */
export function Sheet({ title, editing, children }: SheetProps) {
  const id = useId()
  return (
    <section className={classNames('sheet', editing && 'editing')} aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
