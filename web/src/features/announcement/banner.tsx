import { say } from 'words:banner'
import { getBanner } from '@callofcode/contract/announcement/banner'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import './banner.css'

/** Shows the club's latest announcement above Today, until the member opens or dismisses it. */
export function AnnouncementBanner() {
  const { data: session } = useSession()
  const { data } = useQuery({ ...bannerOf, enabled: Boolean(session?.role) })
  const client = useQueryClient()
  const [gone, setGone] = useState<string>()
  const shown = session?.role ? data?.data : null
  if (!shown || shown._id === gone) return null
  const putAway = () => {
    setGone(shown._id)
    import('./announcement-queries.ts')
      .then(({ markSeen }) => markSeen(client, shown._id))
      .catch(() => {
        setGone(undefined)
        toast.error(say('dismissFailed'))
      })
  }
  return (
    <aside className="announcement-banner" aria-label={say('announcement')}>
      <Icon name="bell" />
      <Link to={paths.announcement(shown._id)}>
        {shown.cancelled ? say('cancelled', { title: shown.title }) : shown.title}
      </Link>
      <Button variant="ghost" square aria-label={say('putAway')} onClick={putAway}>
        <Icon name="cross" small />
      </Button>
    </aside>
  )
}

/** The server draws the banner with the page. While the page is visible, it is read again, like the bell. */
export const bannerOf = {
  ...read(getBanner, {}, { quiet: true }),
  staleTime: 30_000,
  refetchInterval: 120_000,
}
