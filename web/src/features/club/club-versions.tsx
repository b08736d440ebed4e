import { say } from 'words:club'
import { type ClubVersion, returnToClubVersion } from '@callofcode/contract/club/club'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import type { PartProps } from './club-page.tsx'
import { useShowSaved, versionsRead } from './club-queries.ts'
import { partNames } from './field-labels.ts'
import { VersionChanges } from './version-changes.tsx'

/** Lists who changed what and when, and restores versions. */
export function ClubVersions({ saved }: PartProps) {
  const { cursor } = useSearch({ strict: false }) as { cursor?: string }
  const { data, error, refetch, isFetching } = useQuery({ ...versionsRead(cursor), refetchOnMount: 'always' })
  if (!data)
    return error ? (
      <LoadFailed title={say('versionsFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('loadingVersions')}>
        <Skeleton size="tall" />
      </Loading>
    )
  if (data.data.length === 0)
    return (
      <EmptyState label={say('noVersionsLabel')} title={say('noVersions')}>
        {say('noVersionsHint')}
      </EmptyState>
    )
  return (
    <>
      <ol className="rows club-versions">
        {data.data.map((version) => (
          <VersionRow key={version.number} version={version} now={saved.version.number} />
        ))}
        {!data.nextCursor && <VersionRow version={FIRST} now={saved.version.number} />}
      </ol>
      <MoreOfList
        to={paths.club}
        search={{ ...SEARCH, cursor }}
        next={data.nextCursor}
        things={say('versionsInSentence')}
      />
    </>
  )
}

const SEARCH = { part: 'versions' }
const FIRST: ClubVersion = { number: 0, at: null, by: null, fields: [], returnedFrom: null }

function VersionRow({ version, now }: { version: ClubVersion; now: number }) {
  const { number, at, by, fields, returnedFrom } = version
  const [open, setOpen] = useState(false)
  const changed = fields.map((field) => partNames[field] ?? field).join(', ')
  return (
    <li>
      <div className="club-version">
        <div className="club-version-what">
          <p className="card-title">{number === 0 ? say('firstVersion') : say('version', { number })}</p>
          <p className="small muted">
            {number === 0 ? say('firstVersionHint') : (by ?? say('somebody'))}
            {at && (
              <>
                {' · '}
                <LocalTime iso={at} />
              </>
            )}
          </p>
          {changed && <p className="small">{say('changed', { changed })}</p>}
          {returnedFrom !== null && (
            <p className="small muted">
              {returnedFrom === 0 ? say('returnedToFirst') : say('returnedTo', { returnedFrom })}
            </p>
          )}
        </div>
        <div className="row-btns">
          {number > 0 && (
            <Button size="dense" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
              {say('showChanges', { number, sr: (inside) => <span className="sr">{inside}</span> })}
            </Button>
          )}
          {number === now ? (
            <Badge tone="selected">{say('now')}</Badge>
          ) : (
            <BringBack number={number} now={now} />
          )}
        </div>
      </div>
      {open && <VersionChanges number={number} fields={fields} />}
    </li>
  )
}

function BringBack({ number, now }: { number: number; now: number }) {
  const [asking, setAsking] = useState(false)
  const showSaved = useShowSaved()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(returnToClubVersion, { params: { number: `${number}` } }, { basedOn: `${now}` }),
    onSuccess: ({ data, message }) => {
      toast.success(message)
      setAsking(false)
      return showSaved(data)
    },
  })
  return (
    <>
      <Button size="dense" onClick={() => setAsking(true)}>
        {say('bringBackOnRow', { number, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('bringBack')}
        question={number === 0 ? say('bringBackFirst') : say('bringBackQuestion', { number })}
        busy={isPending && say('bringingBack')}
        onConfirm={() => mutate()}
      >
        {say('bringBackOutcome')}
      </ConfirmDialog>
    </>
  )
}
