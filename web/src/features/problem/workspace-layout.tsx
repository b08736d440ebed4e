import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { NARROWEST, useWorkspaceSettings, WIDEST, workspaceSettings } from '../code-editor/public.ts'
import { say } from './problem-words.ts'

const PANES = [
  {
    name: 'problem',
    get label() {
      return say('problem')
    },
  },
  {
    name: 'code',
    get label() {
      return say('code')
    },
  },
  {
    name: 'results',
    get label() {
      return say('results')
    },
  },
] as const
export type PaneName = (typeof PANES)[number]['name']

/** On a phone one of the three panes is shown. */
export function PaneTabs({ pane, onChoose }: { pane: PaneName; onChoose: (pane: PaneName) => void }) {
  return (
    <fieldset className="tabs bench-tabs only-phone">
      <legend className="sr">{say('show')}</legend>
      {PANES.map(({ name, label }) => (
        <label key={name}>
          <input
            className="sr"
            type="radio"
            name="pane"
            checked={pane === name}
            onChange={() => onChoose(name)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const STEP = 2
const within = (split: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, split)))

/** Between statement and code. It is dragged, or moved with the arrow keys, and remembered. */
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
      aria-label={say('widthOfTheStatement')}
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

/** Sets the chosen width in the browser: the site's policy forbids inline styles in the markup. */
export function useSplit() {
  const bench = useRef<HTMLElement>(null)
  const { split } = useWorkspaceSettings()
  useEffect(() => {
    bench.current?.style.setProperty('--split', `${split}fr`)
  }, [split])
  useEffect(() => {
    bench.current?.style.setProperty('--rest', `${100 - split}fr`)
  }, [split])
  return bench
}
