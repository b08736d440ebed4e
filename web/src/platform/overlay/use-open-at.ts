import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** A dialog that a link opens by the hash of its page, which the server does not know. */
export function useOpenAt(hash: string) {
  const isMeant = useLocation({ select: (location) => location.hash === hash })
  const [open, setOpen] = useState(false)
  useEffect(() => {
    setOpen(isMeant)
  }, [isMeant])
  return [open, setOpen] as const
}
