import { say } from 'words:licence'
import { listLicences, type ShippedPart } from '@callofcode/contract/licence/licence'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Loading } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import './licences.css'

const licences = read(listLicences, {})

export const head = () => ({
  title: titled(say('licences')),
  description: say('forSearchEngines'),
  canonical: paths.licences,
})

export const load = ({ client }: PagePlace) => client.prefetchQuery(licences)

export function Page() {
  const { data, refetch, isFetching } = useQuery(licences)
  return (
    <main id="main" className="page wrap licences">
      <div className="page-head">
        <h1 className="title">{say('licences')}</h1>
        <p className="lead">{say('lead')}</p>
      </div>
      {data ? (
        <ul>
          {data.data.map((part) => (
            <Part key={`${part.name} ${part.version}`} part={part} />
          ))}
        </ul>
      ) : isFetching ? (
        <Loading words={say('loadingLicences')} />
      ) : (
        <LoadFailed title={say('licencesFailed')} retry={refetch} />
      )}
    </main>
  )
}

function Part({ part: { name, version, licence, address, text } }: { part: ShippedPart }) {
  return (
    <li>
      <span className="name">
        {address ? (
          <a className="link" href={address} rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
        {version && <small className="muted"> {version}</small>}
      </span>
      {text === undefined ? (
        <span>{licence}</span>
      ) : (
        <a
          className="link"
          href={paths.licenceText(text)}
          aria-label={say('licenceOfPackage', { licence, name })}
        >
          {licence}
        </a>
      )}
    </li>
  )
}
