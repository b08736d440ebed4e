import type { IssuedCertificate } from '@callofcode/contract/certificate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { BackLink } from '../../platform/navigation/links.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { CertificateActs } from './certificate-acts.tsx'
import { certificatesOf } from './certificate-queries.ts'
import { IssueForm } from './issue-form.tsx'
import './certificates.css'

export const head = () => ({ title: titled('Certificates'), unlisted: true })
export const load = ({ client, params: { id = '' }, search }: PagePlace) =>
  client.prefetchQuery(certificatesOf(id, search.cursor))

/** The certificates of an event, for admins. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { cursor } = useSearch({ strict: false }) as { cursor?: string }
  const { data, isError, refetch } = useQuery({
    ...certificatesOf(id, cursor),
    placeholderData: keepPreviousData,
  })
  return (
    <main id="main" className="page">
      <BackLink to={paths.event(id)}>The event</BackLink>
      <ListHead title="Certificates" lead={data?.title} />
      {!data && isError && (
        <LoadFailed title="The certificates did not arrive." retry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading words="Loading certificates...">
          <Skeleton size="block" />
        </Loading>
      )}
      {data && (
        <>
          <IssueForm
            id={id}
            before={data.wording ?? { ...USUAL, words: `for taking part in ${data.title}.` }}
            without={data.without}
          />
          <section className="certificate-list" aria-labelledby="issued-title">
            <h2 className="head" id="issued-title">
              Issued
            </h2>
            {data.data.length === 0 ? (
              <EmptyState label="0 certificates" title="None yet">
                They are given to those who were checked in. Each can be checked by anybody, at an address of
                its own.
              </EmptyState>
            ) : (
              <ul className="rows certificate-rows" aria-label="Certificates">
                {data.data.map((one) => (
                  <Row key={one._id} certificate={one} />
                ))}
              </ul>
            )}
            <MoreOfList
              to={paths.eventCertificates(id)}
              search={{ cursor }}
              next={data.nextCursor}
              things="certificates"
            />
          </section>
        </>
      )}
    </main>
  )
}

const USUAL = { title: 'Certificate of participation', signer: '' }

function Row({ certificate }: { certificate: IssuedCertificate }) {
  const { name, title, code, issuedAt, revokedAt, reason } = certificate
  return (
    <li>
      <div>
        <p className="card-title">{name}</p>
        <p className="small muted">
          {title}, <LocalDate iso={issuedAt} />,{' '}
          <Link className="link verify-code" to={paths.verify(code)}>
            {code}
          </Link>
        </p>
        {reason && <p className="small">{reason}</p>}
      </div>
      {revokedAt ? (
        <Badge tone="rejected" icon="cross">
          Taken back
        </Badge>
      ) : (
        <CertificateActs certificate={certificate} />
      )}
    </li>
  )
}
