import { say } from 'words:approval'
import { drawJoinCode, type JoinCode } from '@callofcode/contract/approval/join-code'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { useClub } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

export const written = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

interface JoinPosterProps {
  code: JoinCode
  onBack: () => void
}

/** Shows the link of a join code as a QR code for a desk. It is dark on white in both themes, because scanners need that. */
export function JoinPoster({ code: { _id, code, link }, onBack }: JoinPosterProps) {
  const poster = useRef<HTMLDivElement>(null)
  const club = useClub()
  const { data, error, refetch, isFetching } = useQuery(
    read(drawJoinCode, { params: { id: _id } }, { quiet: true }),
  )
  const qr = data?.data
  return (
    <>
      {qr ? (
        <div className="join-poster" ref={poster}>
          <p className="join-poster-title">{say('joinClub', { club: club.name })}</p>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={say('qrName')}>
            <path d={qr.path} />
          </svg>
          <p className="join-poster-code">{written(code)}</p>
          <p>{new URL(link).host}</p>
        </div>
      ) : error ? (
        <LoadFailed title={say('qrFailed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading words={say('loadingQr')}>
          <Skeleton size="block" />
        </Loading>
      )}
      <div className="row-btns">
        <Button onClick={onBack}>
          <Icon name="back" />
          {say('backToCodes')}
        </Button>
        {qr && (
          <>
            <Button onClick={() => window.print()}>{say('printQr')}</Button>
            <Button
              variant="primary"
              onClick={() => void poster.current?.requestFullscreen?.().catch(() => undefined)}
            >
              {say('fullScreen')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
