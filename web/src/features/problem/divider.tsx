import { say } from 'words:problem'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { START, useWorkspaceSettings, workspaceSettings } from '../code-editor/public.ts'

/** Which share of the screen a handle changes: the statement's width, or the results' height. */
type Share = 'split' | 'writing' | 'tracing'

const SHARES = {
  split: { least: 25, most: 70, less: 'ArrowLeft', more: 'ArrowRight' },
  writing: { least: 12, most: 75, less: 'ArrowDown', more: 'ArrowUp' },
  tracing: { least: 12, most: 75, less: 'ArrowDown', more: 'ArrowUp' },
} as const
const STEP = 2

interface DividerProps {
  share: Share
  /** The results have the height that they need, so that the arrow keys begin there. */
  fits?: boolean
}

/** A handle between two panes. It can be dragged or moved with the arrow keys. This device stores the result. */
export function Divider({ share, fits = false }: DividerProps) {
  const { [share]: value } = useWorkspaceSettings()
  const { least, most } = SHARES[share]
  const set = (to: number) =>
    workspaceSettings.set({ [share]: Math.round(Math.min(most, Math.max(least, to))) })
  const drag = (event: PointerEvent<HTMLHRElement>) => {
    const bench = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!bench || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    if (share === 'split') return set(((event.clientX - bench.left) / bench.width) * 100)
    // The buttons stay beneath the results.
    const below = event.currentTarget.parentElement?.querySelector('.run-buttons')?.clientHeight ?? 0
    set(((bench.bottom - below - event.clientY) / bench.height) * 100)
  }
  const move = (event: KeyboardEvent<HTMLHRElement>) => {
    const to = targetOf(event.key, share, fits ? heightBelow(event.currentTarget) : value)
    if (to === undefined) return
    event.preventDefault()
    set(to)
  }
  const isOfWidth = share === 'split'
  return (
    <hr
      className={isOfWidth ? 'divider only-wide' : 'divider across only-wide'}
      aria-orientation={isOfWidth ? 'vertical' : 'horizontal'}
      aria-label={isOfWidth ? say('widthOfTheStatement') : say('heightOfTheResults')}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      tabIndex={0}
      onKeyDown={move}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => set(START[share])}
    />
  )
}

const heightBelow = ({ nextElementSibling, parentElement }: Element) =>
  (100 * (nextElementSibling?.clientHeight ?? 0)) / (parentElement?.clientHeight ?? 1)

function targetOf(key: string, share: Share, value: number): number | undefined {
  const { least, most, less, more } = SHARES[share]
  if (key === less) return value - STEP
  if (key === more) return value + STEP
  if (key === 'Home') return least
  return key === 'End' ? most : undefined
}

/** Until their handle is moved, results that failed take the height that they need. */
export const useFits = (failed: boolean) => useWorkspaceSettings().writing === START.writing && failed

/** Sets the chosen shares in the browser: the site's policy forbids inline styles in the markup. */
export function useShares() {
  const bench = useRef<HTMLElement>(null)
  const { split, writing, tracing } = useWorkspaceSettings()
  useEffect(() => {
    const style = bench.current?.style
    style?.setProperty('--split', `${split}fr`)
    style?.setProperty('--rest', `${100 - split}fr`)
    style?.setProperty('--writing', `${writing}%`)
    style?.setProperty('--tracing', `${tracing}%`)
  }, [split, writing, tracing])
  return bench
}
