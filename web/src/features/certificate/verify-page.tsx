import { certificateMessages, type ShownCertificate } from '@callofcode/contract/certificate'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import type { PageHead, PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { certificateOf } from './certificate-queries.ts'
import './certificates.css'

export function head({ client, params: { code = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(certificateOf(code).queryKey)
  if (answer === null) return { title: titled(certificateMessages.missing), status: 404, unlisted: true }
  // Not for search engines: a name stands on it, and whoever has the code finds it.
  return { title: titled('Certificate'), unlisted: true }
}
export const load = ({ client, params: { code = '' } }: PagePlace) =>
  client.prefetchQuery(certificateOf(code))

/** Says to anybody whether a certificate is good. */
export function Page() {
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  const { data, isError, refetch } = useQuery(certificateOf(code))
  return (
    <main id="main" className="page verify">
      {data && <Shown code={code.toUpperCase()} certificate={data.data} />}
      {data === null && <Unknown code={code} />}
      {data === undefined && (
        <>
          <h1 className="sr">Certificate</h1>
          {isError ? (
            <LoadFailed title="The certificate did not arrive." retry={() => void refetch()} />
          ) : (
            <Loading words="Loading the certificate...">
              <Skeleton size="block" />
            </Loading>
          )}
        </>
      )}
    </main>
  )
}

interface VerdictProps {
  tone: 'selected' | 'rejected'
  icon: IconName
  title: string
  children: ReactNode
}

const Verdict = ({ tone, icon, title, children }: VerdictProps) => (
  <div className={`verify-said ${tone}`}>
    <Icon name={icon} />
    <div>
      <h1 className="head">{title}</h1>
      <p>{children}</p>
    </div>
  </div>
)

function Unknown({ code }: { code: string }) {
  return (
    <Verdict tone="rejected" icon="question" title={certificateMessages.missing}>
      There is no certificate with the code <span className="verify-code">{code}</span>. Compare it with the
      one on the paper. If it is the same, the certificate is not from here, or its owner has left the club.
    </Verdict>
  )
}

function Shown({ code, certificate }: { code: string; certificate: ShownCertificate }) {
  const { state, name, title, words, signer, event, eventAt, club, issuedAt, revokedAt, reason } = certificate
  return (
    <>
      {state === 'good' && (
        <Verdict tone="selected" icon="check" title="This certificate is good">
          {club} issued it, and it holds.
        </Verdict>
      )}
      {state === 'revoked' && (
        <Verdict tone="rejected" icon="cross" title="This certificate was taken back">
          {revokedAt && `On ${longDate(revokedAt)}. `}
          {reason}
        </Verdict>
      )}
      {state === 'broken' && (
        <Verdict tone="rejected" icon="error" title="This certificate was changed">
          What is stored here is not what the club signed. Do not rely on it, and please tell the club.
        </Verdict>
      )}
      <section className="verify-sheet aim" aria-label="What it says">
        <p className="label">{title}</p>
        <p className="title">{name}</p>
        <p>{words}</p>
        <dl>
          <Fact name="Event">{event}</Fact>
          <Fact name="On">{longDate(eventAt)}</Fact>
          <Fact name="Issued">{longDate(issuedAt)}</Fact>
          <Fact name="By">
            {club}, {signer}
          </Fact>
          <Fact name="Code">
            <span className="verify-code">{code}</span>
          </Fact>
        </dl>
      </section>
      {state === 'good' && <FileCheck hash={certificate.fileHash} />}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="label">{name}</dt>
    <dd>{children}</dd>
  </div>
)

type FileState = 'same' | 'other' | 'unread'
const fileWords: Record<FileState, string> = {
  same: 'This is the file that the club made, not a letter of it changed.',
  other: 'This is not the file that the club made. Rely on what this page says, not on the file.',
  unread: 'This file could not be read here. Compare what it says with this page.',
}

/** The file stays in the browser: its hash is compared here. */
function FileCheck({ hash }: { hash: string | null }) {
  const [state, setState] = useState<FileState>()
  if (!hash) return null
  const check = (file: File | undefined) => {
    if (!file) return
    hashOf(file).then(
      (found) => setState(found === hash ? 'same' : 'other'),
      () => setState('unread'),
    )
  }
  return (
    <section className="verify-file" aria-labelledby="file-title">
      <h2 className="card-title" id="file-title">
        Was a file changed?
      </h2>
      <label
        className="file-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          check(event.dataTransfer.files[0])
        }}
      >
        <span>Choose the PDF, or drop it here. It does not leave your device.</span>
        <input type="file" accept="application/pdf" onChange={({ target }) => check(target.files?.[0])} />
      </label>
      <p role="status" className={state === 'same' ? 'verify-result selected' : 'verify-result rejected'}>
        {state && (
          <>
            <Icon name={state === 'same' ? 'check' : 'cross'} small /> {fileWords[state]}
          </>
        )}
      </p>
    </section>
  )
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
