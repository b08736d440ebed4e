import { type ReactNode, useId } from 'react'
import { Loading, Skeleton } from '../feedback/skeleton.tsx'
import { classNames } from '../ui/class-names.ts'
import './person.css'

interface SheetProps {
  title: string
  editing?: boolean
  /** Explains how the figures of the sheet are counted. */
  explained?: ReactNode
  children: ReactNode
}

/** Shows a named part of a person's page. */
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

/** Shows the page of a person while it loads. */
export function PersonLoading({ words }: { words: string }) {
  return (
    <Loading words={words}>
      <div className="id-card" aria-hidden="true">
        <Skeleton size="disc" />
        <div className="skels">
          <Skeleton width={45} size="tall" />
          <Skeleton width={30} />
        </div>
      </div>
      <Skeleton size="block" />
      <Skeleton size="block" />
    </Loading>
  )
}
