import { say } from 'words:certificate'
import {
  certificateFile,
  certificateMessages,
  type OwnCertificate,
} from '@callofcode/contract/certificate/certificate'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fileAddress } from '../../platform/api/client.ts'
import { toldOf } from '../../platform/language/told.ts'
import { Sheet } from '../../platform/page/person.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { ownCertificates } from './certificate-queries.ts'
import './certificates.css'

/** Lists certificates. It renders nothing without any or on failure, because the profile is complete without it. */
export function OwnCertificates() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ownCertificates)
  const all = data?.pages.flatMap((page) => page.data) ?? []
  if (all.length === 0) return null
  return (
    <Sheet title={say('certificatesTitle')}>
      <ul className="rows certificate-rows">
        {all.map((one) => (
          <OwnRow key={one.code} certificate={one} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage && say('loading')} onClick={() => void fetchNextPage()}>
          {say('olderOnes')}
        </Button>
      )}
    </Sheet>
  )
}

function OwnRow({ certificate }: { certificate: OwnCertificate }) {
  const { code, title, event, issuedAt, revokedAt, reason } = certificate
  return (
    <li>
      <div>
        <Link className="link card-title" to={paths.verify(code)}>
          {event}
        </Link>
        <p className="small muted">
          {title}, <LocalDate iso={issuedAt} />
        </p>
        {reason && (
          <p className="small">
            {toldOf([certificateMessages.corrected, certificateMessages.reissued], reason)}
          </p>
        )}
      </div>
      {revokedAt ? (
        <Badge tone="rejected" icon="cross">
          {say('takenBack')}
        </Badge>
      ) : (
        <ButtonLink href={fileAddress(certificateFile, { params: { code } })} target="_blank">
          <Icon name="download" /> PDF<span className="sr"> {say('pdfEvent', { event })}</span>
        </ButtonLink>
      )}
    </li>
  )
}
