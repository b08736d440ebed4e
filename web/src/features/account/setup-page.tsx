import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { AuthBar } from './auth-bar.tsx'
import { SetupForm } from './setup-form.tsx'
import './auth.css'

export const head = () => ({ title: titled('First admin'), unlisted: true })

/** Opened with the link that the first start prints. */
export function Page() {
  const secret = useSecret()
  return (
    <>
      <SkipLink />
      <AuthBar />
      <main id="main" className="auth-main">
        <div className="page-head">
          <h1 className="title">Make the first admin</h1>
          <p className="lead">
            This club has no admin yet, and whoever fills in this form becomes it. The link works once.
          </p>
        </div>
        {secret ? <SetupForm secret={secret} /> : <NoSecret />}
      </main>
    </>
  )
}

function NoSecret() {
  return (
    <EmptyState label="No secret" title="This address is not complete">
      Open the whole link that the start printed: it ends in <code>?secret=</code> and a long word.
    </EmptyState>
  )
}

/** Read once, then taken out of the address: it is not to stay in the history or on a shared screen. */
function useSecret() {
  const { secret } = useSearch({ strict: false }) as { secret?: string }
  const [kept] = useState(secret)
  const navigate = useNavigate()
  useEffect(() => {
    if (kept) void navigate({ to: paths.setup, search: {} as never, replace: true })
  }, [kept, navigate])
  return kept
}
