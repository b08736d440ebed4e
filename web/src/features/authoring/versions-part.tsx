import { say } from 'words:authoring'
import type { AuthoredVersion } from '@callofcode/contract/authoring/authoring'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { TextDifference } from '../version/public.ts'
import { versionAt, versionsOf } from './workspace/authoring-queries.ts'
import { differingPaths, type Files } from './workspace/edits.ts'
import { FileLink, type PartSearch } from './workspace/parts.tsx'
import type { PartProps, Workspace } from './workspace/use-workspace.ts'

/** Lists the published versions, and how each differs from the current texts. */
export function VersionsPart({ workspace }: PartProps) {
  const { slug, version: published } = workspace.problem
  const { version } = useSearch({ strict: false }) as PartSearch
  const { data, isError, refetch } = useQuery({ ...versionsOf(slug), refetchOnMount: 'always' })
  if (!data)
    return isError ? (
      <LoadFailed title={say('versionsFailed')} retry={() => void refetch()} />
    ) : (
      <Loading words={say('loadingVersions')}>
        <Skeleton width={50} />
        <Skeleton width={40} />
      </Loading>
    )
  if (data.data.length === 0)
    return (
      <EmptyState label={say('noVersionsLabel')} title={say('noVersions')}>
        {say('noVersionsHint')}
      </EmptyState>
    )
  const chosen = data.data.find(({ number }) => number === Number(version)) ?? data.data[0]
  return (
    <div className="author-solutions">
      <VersionList versions={data.data} chosen={chosen?.number} published={published} />
      {chosen && <ComparedVersion key={chosen.number} number={chosen.number} workspace={workspace} />}
    </div>
  )
}

interface VersionListProps {
  versions: readonly AuthoredVersion[]
  chosen: number | undefined
  published: number | null
}

function VersionList({ versions, chosen, published }: VersionListProps) {
  return (
    <nav className="author-list" aria-label={say('versions')}>
      <ol className="rows" reversed>
        {versions.map(({ number, at, by, note }) => (
          <li key={number} className={classNames(number === chosen && 'is-current')}>
            <Link
              className="author-version"
              to="."
              search={{ part: 'versions', version: number }}
              resetScroll={false}
              {...(number === chosen && { 'aria-current': 'true' })}
            >
              <span>
                <strong>{say('version', { number })}</strong>
                {number === published && <Badge variant="boxed">{say('latest')}</Badge>}
              </span>
              {note && <span className="small muted">{note}</span>}
              <span className="label plain">
                <LocalTime iso={at} />
                {by && say('by', { by })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A long text scrolls, also by keyboard. */
const scrolls = { tabIndex: 0 }

function ComparedVersion({ number, workspace }: PartProps & { number: number }) {
  const { texts, problem } = workspace
  const { data, isError, refetch } = useQuery(versionAt(problem.slug, number))
  if (!data)
    return isError || data === null ? (
      <LoadFailed title={say('versionFailed', { number })} retry={() => void refetch()} />
    ) : (
      <Loading words={say('loadingVersion', { number })}>
        <Skeleton size="block" />
      </Loading>
    )
  const { files } = data.data
  const differing = differingPaths(files, texts)
  if (differing.length === 0)
    return (
      <EmptyState label={say('version', { number })} title={say('sameAsNow')}>
        {say('noDifferences', { count: Object.keys(files).length })}
      </EmptyState>
    )
  return (
    <div className="author-compared">
      <div className="author-compared-head">
        <p className="label plain">
          <span className="sign-gone">{say('versionSide', { number })}</span> /{' '}
          <span className="sign-new">{say('presentTexts')}</span>
        </p>
        <Button onClick={() => takeBack(workspace, number, files)}>{say('useVersion')}</Button>
      </div>
      {differing.map((path) => (
        <section key={path} aria-label={path}>
          <h2>
            <FileLink file={path} />
          </h2>
          <div className="author-difference" {...scrolls}>
            <TextDifference before={files[path] ?? ''} after={texts[path] ?? ''} />
          </div>
        </section>
      ))}
    </div>
  )
}

/** Puts a version into the editor without saving. The previous texts can be restored. */
function takeBack({ texts, edits, put, bringBack }: Workspace, number: number, files: Files) {
  put(Object.fromEntries(differingPaths(files, texts).map((path) => [path, files[path] ?? null])))
  toast.info(say('versionInEditor', { number }), {
    duration: 10_000,
    action: { label: say('undo'), act: () => bringBack(edits) },
  })
}
