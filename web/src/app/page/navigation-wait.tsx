import { say } from 'words:core'
import { useRouterState } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import './navigation-wait.css'

/** Draws a line at the top of the window while the next page loads. A short wait shows no line. */
export function NavigationLine() {
  const waiting = useRouterState({ select: (state) => state.isLoading })
  return waiting ? <div className="navigation-line" /> : null
}

const LINES = [96, 91, 98, 64] as const

/** Replaces a page that has not loaded 150 ms after the navigation began. */
export function PageWaiting() {
  return (
    <main id="main" className="page wrap">
      <Loading words={say('loadingPage')}>
        <Skeleton width={50} size="control" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
        <Skeleton width={100} size="block" />
      </Loading>
    </main>
  )
}
