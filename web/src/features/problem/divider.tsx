import type { KeyboardEvent, PointerEvent } from 'react'
import { NARROWEST, useWorkspaceSettings, WIDEST, workspaceSettings } from '../code-editor/public.ts'

const STEP = 2
const within = (split: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, split)))

/** Between statement and code: dragged, or moved by the arrow keys, and remembered. */
export function Divider() {
  const { split } = useWorkspaceSettings()
  const drag = (event: PointerEvent<HTMLHRElement>) => {
    const bench = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!bench || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    workspaceSettings.set({ split: within(((event.clientX - bench.left) / bench.width) * 100) })
  }
  const move = (event: KeyboardEvent) => {
    const to = targetOf(event.key, split)
    if (to === undefined) return
    event.preventDefault()
    workspaceSettings.set({ split: within(to) })
  }
  return (
    <hr
      className="divider only-wide"
      aria-orientation="vertical"
      aria-label="Width of the statement"
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={split}
      tabIndex={0}
      onKeyDown={move}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => workspaceSettings.set({ split: 42 })}
    />
  )
}

function targetOf(key: string, split: number): number | undefined {
  if (key === 'ArrowLeft') return split - STEP
  if (key === 'ArrowRight') return split + STEP
  if (key === 'Home') return NARROWEST
  return key === 'End' ? WIDEST : undefined
}
