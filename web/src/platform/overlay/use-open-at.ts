import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Opens a dialog from a link by the hash of its page. The server does not receive the hash. */
export function useOpenAt(hash: string) {
  const isMeant = useLocation({ select: (location) => location.hash === hash })
  const [open, setOpen] = useState(false)
  useEffect(() => {
    setOpen(isMeant)
  }, [isMeant])
  return [open, setOpen] as const
}
