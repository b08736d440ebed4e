import { type ReactNode, useId } from 'react'
import { classNames } from '../../platform/ui/class-names.ts'

interface ProfileSheetProps {
  title: string
  editing?: boolean
  children: ReactNode
}

/** A named part of the profile. */
export function ProfileSheet({ title, editing, children }: ProfileSheetProps) {
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
