import { say } from 'words:account'
import { confirmEmail } from '@callofcode/contract/account/address'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

export const head = () => ({ title: titled(say('confirmTitle')), unlisted: true })

/** Opened from a mail. Mail scanners follow links too, so nothing happens before the button is pressed. */
export function Page() {
  const token = useToken()
  const { data: session } = useSession()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    meta: { quiet: true },
  })
  return (
    <main id="main" className="page wrap">
      <div className="page-head">
        <h1 className="title">{say('confirmTitle')}</h1>
        <p className="lead" role="status">
          {data ? (data.message ?? '') : say('confirmLead')}
        </p>
      </div>
      {error && (
        <Notice tone="warning" role="alert">
          {error instanceof CallError ? error.message : say('confirmFailed')}
        </Notice>
      )}
      <div className="row-btns">
        {!data && (
          <Button variant="primary" busy={isPending && say('confirming')} onClick={() => mutate()}>
            {say('confirmYes')}
          </Button>
        )}
        {session ? (
          <Link className={buttonClass()} to={paths.settings} hash="email">
            {say('settings')}
          </Link>
        ) : (
          <Link className={buttonClass()} to={paths.signup}>
            {say('login')}
          </Link>
        )}
      </div>
    </main>
  )
}

/** Reads the token once and removes it from the address, so that it stays neither in the history nor on a shared screen. */
function useToken() {
  const { token } = useSearch({ strict: false }) as { token?: string }
  const [kept] = useState(token ?? '')
  const navigate = useNavigate()
  useEffect(() => {
    if (kept) void navigate({ to: paths.confirm, search: {} as never, replace: true })
  }, [kept, navigate])
  return kept
}
