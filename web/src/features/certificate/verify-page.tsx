import { say } from 'words:certificate'
import {
  certificateFile,
  certificateMessages,
  type ShownCertificate,
} from '@callofcode/contract/certificate/certificate'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { told, toldOf } from '../../platform/language/told.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { awardName } from './award-field.tsx'
import { certificateOf } from './certificate-queries.ts'
import { FileCheck } from './file-check.tsx'
import './certificates.css'

export function head({ client, params, search }: PagePlace): PageHead {
  const code = codeOf(params, search)
  const answer = client.getQueryData(certificateOf(code).queryKey)
  if (answer === null)
    return { title: titled(told(certificateMessages.missing)), status: 404, unlisted: true }
  // Search engines do not list the page, because it shows a name. Anybody with the code finds it.
  return { title: titled(say('certificate')), unlisted: true }
}
export const load = async ({ client, params, search }: PagePlace) => {
  const code = codeOf(params, search)
  if (code) await client.prefetchQuery(certificateOf(code))
}

interface Named {
  readonly code?: string | undefined
}
/** Returns the code in the address. Without scripts the form of `/verify` sends it. */
const codeOf = (params: Named, search: Named) => (params.code ?? search.code ?? '').trim()

/** Shows anybody whether a certificate is valid. */
export function Page() {
  const code = codeOf(useParams({ strict: false }) as Named, useSearch({ strict: false }) as Named)
  const { data, isError, refetch } = useQuery({ ...certificateOf(code), enabled: code !== '' })
  if (!code)
    return (
      <main id="main" className="page verify">
        <h1 className="title">{say('checkACertificate')}</h1>
        <CodeForm />
      </main>
    )
  return (
    <main id="main" className="page verify">
      {data && <Shown code={code.toUpperCase()} certificate={data.data} />}
      {data === null && (
        <>
          <Unknown code={code} />
          <CodeForm />
        </>
      )}
      {data === undefined && (
        <>
          <h1 className="sr">{say('certificate')}</h1>
          {isError ? (
            <LoadFailed title={say('certificateFailed')} retry={() => void refetch()} />
          ) : (
            <Loading words={say('loadingCertificate')}>
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
      <h1 className="title">{title}</h1>
      <p>{children}</p>
    </div>
  </div>
)

/** Opens the page of a certificate. */
function CodeForm() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <form
      className="form verify-form"
      action={paths.verifyAny}
      onSubmit={(event) => {
        event.preventDefault()
        const code = typed.trim().toUpperCase()
        if (code) void navigate({ to: paths.verify(encodeURIComponent(code)) })
      }}
    >
      <Field label={say('code')} hint={say('codeHint')}>
        <TextInput
          name="code"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </Field>
      <Button variant="primary" type="submit">
        {say('check')}
      </Button>
    </form>
  )
}

function Unknown({ code }: { code: string }) {
  return (
    <Verdict tone="rejected" icon="question" title={told(certificateMessages.missing)}>
      {say('unknownCode', { code, span: (inside) => <span className="verify-code">{inside}</span> })}
    </Verdict>
  )
}

function Shown({ code, certificate }: { code: string; certificate: ShownCertificate }) {
  const {
    state,
    name,
    title,
    words,
    signer,
    secondSigner,
    award,
    open,
    event,
    eventAt,
    club,
    issuedAt,
    revokedAt,
    reason,
  } = certificate
  return (
    <>
      {state === 'good' && (
        <Verdict tone="selected" icon="check" title={say('goodTitle')}>
          {say('goodHint', { club })}
        </Verdict>
      )}
      {state === 'revoked' && (
        <Verdict tone="rejected" icon="cross" title={say('revokedTitle')}>
          {revokedAt && say('revokedOn', { revokedAt: longDate(revokedAt) })}
          {reason && toldOf([certificateMessages.corrected, certificateMessages.reissued], reason)}
        </Verdict>
      )}
      {state === 'broken' && (
        <Verdict tone="rejected" icon="error" title={say('brokenTitle')}>
          {say('brokenHint')}
        </Verdict>
      )}
      <section className="verify-sheet aim" aria-label={say('contentName')}>
        <p className="label">{title}</p>
        <p className="title">{name}</p>
        <p>{words}</p>
        <dl>
          {award && <Fact name={say('award')}>{awardName(award)}</Fact>}
          <Fact name={say('event')}>{event}</Fact>
          <Fact name={say('eventDay')}>{longDate(eventAt)}</Fact>
          <Fact name={say('issued')}>{longDate(issuedAt)}</Fact>
          <Fact name={say('by')}>
            {club}, {signer}
          </Fact>
          {secondSigner && <Fact name={say('with')}>{secondSigner}</Fact>}
          <Fact name={say('code')}>
            <span className="verify-code">{code}</span>
          </Fact>
        </dl>
      </section>
      {state === 'good' && open && (
        <div className="row-btns">
          <ButtonLink href={fileAddress(certificateFile, { params: { code } })} target="_blank">
            <Icon name="download" /> {say('openPdf')}
          </ButtonLink>
        </div>
      )}
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
