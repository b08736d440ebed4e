import { say } from 'words:core'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { screenAnswers } from '../../platform/page/screen.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import './bell.css'

/** Links to the notifications. The number of unread ones loads after the screen, with code that visitors do not load. */
export function Bell() {
  const { data: session } = useSession()
  const member = Boolean(session?.role)
  const [Count, setCount] = useState<ComponentType>()
  useEffect(() => {
    if (!member) return
    // Offline the bell works without its number.
    screenAnswers
      .then(() => import('./unread-count.tsx'))
      .then(
        ({ UnreadCount }) => setCount(() => UnreadCount),
        () => undefined,
      )
  }, [member])
  if (!member) return null
  return (
    <Link
      className={buttonClass({ variant: 'ghost', square: true, className: 'bell' })}
      to={paths.notifications}
    >
      <Icon name="bell" />
      <span className="sr">{say('notifications')}</span>
      {Count && <Count />}
    </Link>
  )
}
