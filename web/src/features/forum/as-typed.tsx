import { reachable } from '../../platform/ui/reachable.ts'

/** What somebody wrote, as it was typed. */
export function AsTyped({ label, children }: { label: string; children: string }) {
  return (
    <section className="as-typed" aria-label={label} {...reachable}>
      {children}
    </section>
  )
}
