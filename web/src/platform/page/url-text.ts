import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

const PAUSE = 200

/**
 * Returns typed text that the address also contains. The text changes with each key at once. The address follows after a pause,
 * because browsers refuse an address that changes too often. `without` names a query parameter that is valid for one text only.
 */
export function useUrlText(key: string, without?: string): [string, (text: string) => void] {
  const inUrl = (useSearch({ strict: false }) as Record<string, string | undefined>)[key] ?? ''
  const [text, setText] = useState(inUrl)
  const written = useRef(inUrl)
  const navigate = useNavigate()

  // Back and forward change the address from outside. The component's own writes must not undo later typing.
  useEffect(() => {
    if (inUrl === written.current) return
    written.current = inUrl
    setText(inUrl)
  }, [inUrl])

  useEffect(() => {
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      const gone = without ? { [without]: undefined } : {}
      const search = (before: object) => ({ ...before, ...gone, [key]: text || undefined })
      void navigate({ to: '.', search, replace: true, resetScroll: false })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, key, without, navigate])

  return [text, setText]
}
