import { say } from 'words:core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isReached, useSiteReached } from '../../platform/offline/use-site-reached.ts'
import { titled } from '../../platform/page/page-module.ts'
import { useClub } from '../../platform/session/club.ts'
import { Brand } from '../../platform/ui/brand.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { appShell } from '../frame.ts'
import { PageNotFetched, pageModule } from './page-modules.ts'

/** Replaces a page that could not be drawn. It loads with every first page, because offline it could not be fetched. */
export function PageFailed({ error }: ErrorComponentProps) {
  const isMissing = error instanceof PageNotFetched
  const [said, tell] = useState('')
  const reached = useSiteReached(isMissing)
  const [title, lead] = wordsOf(isMissing)
  const { name } = useClub()
  useEffect(() => {
    document.title = titled(title)(name)
  }, [title, name])
  useEffect(() => {
    if (reached) location.reload()
    // After a deploy the site works, but its files have new names. Only a new document has these names.
    else if (isMissing && !isFirstPage()) isReached().then((found) => found && location.reload(), reportError)
  }, [reached, isMissing])
  const tryAgain = async () => {
    tell(say('looking'))
    if (await isReached()) location.reload()
    else tell(say('unreached'))
  }
  return (
    <main id="main" className="wrap page">
      <div className="page-head">
        <p className="label">{say('notShown')}</p>
        <h1 className="title">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="row-btns">
        <Button variant="primary" onClick={() => tryAgain().catch(reportError)}>
          {say('again')}
        </Button>
        <span role="status">{said}</span>
      </div>
    </main>
  )
}

/** Prevents a reload loop after a page fails right after its document was loaded. */
const isFirstPage = () => performance.getEntriesByType('navigation')[0]?.name === location.href

function wordsOf(isMissing: boolean): readonly [title: string, lead: string] {
  if (!isMissing) return [say('failed'), say('failedLead')]
  if (!navigator.onLine) return [say('offline'), say('offlineLead')]
  return [say('lost'), say('lostLead')]
}

type Frame = ComponentType<{ path: undefined; children: ReactNode }>

/** The same page without a shell. It draws a shell if possible. */
export function BarePageFailed(props: ErrorComponentProps) {
  const [Shell, setShell] = useState<Frame>()
  // An error of the shell itself would only come again.
  const isMissing = props.error instanceof PageNotFetched
  useEffect(() => {
    if (!isMissing) return
    pageModule(appShell).then(
      ({ AppShell }) => setShell(() => AppShell),
      () => undefined,
    )
  }, [isMissing])
  if (Shell)
    return (
      <Shell path={undefined}>
        <PageFailed {...props} />
      </Shell>
    )
  return (
    <>
      <header className="bar">
        <Brand />
      </header>
      <PageFailed {...props} />
    </>
  )
}
