import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

interface SkeletonProps {
  /** Whole percent of the available width. */
  width?: number | undefined
  size?: 'line' | 'tall' | 'control' | 'block' | 'disc' | undefined
}

export function Skeleton({ width, size = 'line' }: SkeletonProps) {
  return <span className={classNames('skel', size !== 'line' && size)} data-v={width} aria-hidden="true" />
}

/** Shows a loading state with bars in the shape of the content. It appears only if the response takes a moment. */
export function Loading({
  words,
  quiet,
  children,
}: {
  words: string
  quiet?: boolean
  children?: ReactNode
}) {
  return (
    <div className="loading skels" aria-busy="true">
      <p className={quiet ? 'sr' : 'small muted'} role="status">
        {words}
      </p>
      {children}
    </div>
  )
}
