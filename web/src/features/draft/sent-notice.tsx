import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'

/** After a form was sent: what came of it, and the way to it. Takes the focus that the button had. */
export function SentNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="sent-notice">
      <Notice tone="success">{children}</Notice>
    </div>
  )
}
