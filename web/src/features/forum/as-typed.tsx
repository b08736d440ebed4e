import { reachable } from '../../platform/ui/reachable.ts'
import './as-typed.css'

/** A text as it was typed, not rendered. */
export function AsTyped({ label, children }: { label: string; children: string }) {
  return (
    <section className="as-typed" aria-label={label} {...reachable}>
      {children}
    </section>
  )
}
