import { say } from 'words:certificate'
import {
  certificateMessages,
  certificatesZip,
  type IssuedCertificate,
  type listCertificates,
} from '@callofcode/contract/certificate/certificate'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toldOf } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { awardName } from './award-field.tsx'
import { CertificateActs } from './certificate-acts.tsx'
import { certificatesOf } from './certificate-queries.ts'
import { IssueForm } from './issue-form.tsx'
import './certificates.css'

export const head = () => ({ title: titled(say('certificates')), unlisted: true })
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
      <BackLink to={paths.event(id)}>{say('theEvent')}</BackLink>
      <ListHead title={say('certificates')} about={data?.title} />
      {!data && isError && <LoadFailed title={say('certificatesFailed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loadingCertificates')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data && (
        <>
          <NewOnes id={id} listed={data} />
          <section className="certificate-list" aria-labelledby="issued-title">
            <div className="certificate-head">
              <h2 className="head" id="issued-title" tabIndex={-1}>
                {say('issued')}
              </h2>
              {data.holding > 0 && (
                <ButtonLink size="dense" href={fileAddress(certificatesZip, { params: { id } })} download>
                  <Icon name="download" small /> {say('allAsZip', { count: data.holding })}
                </ButtonLink>
              )}
            </div>
            {data.data.length === 0 ? (
              <EmptyState label={say('noCertificatesLabel')} title={say('noCertificates')}>
                {say('noCertificatesHint')}
              </EmptyState>
            ) : (
              <ul className="rows certificate-rows" aria-label={say('certificates')}>
                {data.data.map((one) => (
                  <Row key={one._id} certificate={one} />
                ))}
              </ul>
            )}
            <MoreOfList
              to={paths.eventCertificates(id)}
              search={{ cursor }}
              next={data.nextCursor}
              things={say('certificatesInSentence')}
            />
          </section>
        </>
      )}
    </main>
  )
}

function NewOnes({ id, listed }: { id: string; listed: AnswerOf<typeof listCertificates> }) {
  const { title, wording, signers, begun, without, guests } = listed
  // The form starts from what was there when the page opened.
  const [before] = useState(() => ({
    title: wording?.title ?? say('usualTitle'),
    words: wording?.words ?? say('usualWords', { title }),
    winnersTitle: say('usualWinnersTitle'),
    signer: signers?.signer ?? '',
    secondSigner: signers?.secondSigner ?? '',
    name: '',
    email: '',
  }))
  return <IssueForm id={id} event={title} before={before} begun={begun} without={without} guests={guests} />
}

function Row({ certificate }: { certificate: IssuedCertificate }) {
  const { name, title, code, award, memberId, issuedAt, revokedAt, reason } = certificate
  return (
    <li>
      <div>
        <p className="card-title">
          {name}
          {memberId === null && <span className="small muted"> {say('withoutAccount')}</span>}
        </p>
        <p className="small muted">
          {award ? `${title}: ${awardName(award)}` : title}, <LocalDate iso={issuedAt} />,{' '}
          <Link className="link verify-code" to={paths.verify(code)}>
            {code}
          </Link>
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
        <CertificateActs certificate={certificate} />
      )}
    </li>
  )
}
