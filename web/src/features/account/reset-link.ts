import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token of a link that the club mailed, with which a password is set. It stands in the fragment, which no server sees, and
 * is taken out of the address at once.
 */
export function useResetLink(): string | undefined {
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    const token = new URLSearchParams(fragment).get('reset')
    if (!token) return
    setKept(token)
    void navigate({ to: '.', search: true, hash: '', state: true, replace: true, resetScroll: false })
  }, [fragment, navigate])
  return kept
}
