import { reachable } from '../../platform/ui/reachable.ts'
import './as-typed.css'

/** Shows a text as it was typed, not rendered. */
export function AsTyped({ label, children }: { label: string; children: string }) {
  return (
    // Several stand on a page under one name, so it is no landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="as-typed" role="group" aria-label={label} {...reachable}>
      {children}
    </div>
  )
}
