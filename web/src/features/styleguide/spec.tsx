import type { ReactNode } from 'react'

interface SpecProps {
  number: number
  title: string
  children: ReactNode
}

/** Shows one numbered part of the guide. */
export function Spec({ number, title, children }: SpecProps) {
  const id = `s${number}`
  return (
    <section className="spec" aria-labelledby={`${id}h`} id={id}>
      <h2 className="label" id={`${id}h`}>
        <b>{String(number).padStart(2, '0')}</b> / {title}
      </h2>
      <div className="spec-b">{children}</div>
    </section>
  )
}

/** Shows a name on the left and the parts on the right. */
export function SpecRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="spec-r">
      <p className="label plain">{name}</p>
      <div className="row-btns">{children}</div>
    </div>
  )
}
