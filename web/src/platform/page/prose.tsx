import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { addCopyButtons } from './copy-code.ts'
import '../ui/code.css'
import './prose.css'

/** Only for text that the server has rendered and sanitized: this is the one place that trusts markup. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  // After every render, because new markup has no buttons yet.
  useEffect(() => {
    if (box.current) addCopyButtons(box.current)
  })
  const inside = { dangerouslySetInnerHTML: { __html: html } }
  return <div className={classNames('prose', className)} ref={box} {...inside} />
}
