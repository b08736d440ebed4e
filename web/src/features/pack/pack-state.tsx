import { say } from 'words:pack'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { languageNames } from '../code-editor/public.ts'
import { megabytes } from '../run/public.ts'
import { dropPack, keepPack, refreshPack, stopPack } from './keep-pack.ts'
import type { Pack } from './packs.ts'

const sr = (inside: React.ReactNode) => <span className="sr">{inside}</span>

/** Shows the progress of a pack and its actions. */
export function PackState({ memberId, pack }: { memberId: string; pack: Pack }) {
  const { state, done, slugs, noted = [], bytes, title } = pack
  const total = slugs.length + noted.length
  const about = megabytes(Math.max(bytes, pack.about ?? 0))
  const counts = { done: done.length, total, size: megabytes(bytes), about }
  const name = { name: title, sr }
  return (
    <div className="pack-state">
      <p className="small" role="status">
        {state === 'kept' ? keptWords(pack) : `${say('packProgress', counts)} ${stateWords(state)}`}
      </p>
      {state === 'running' && (
        <progress aria-label={say('progressLabel', { name: title })} value={done.length} max={total + 1} />
      )}
      <div className="row-btns">
        {state === 'running' && (
          <Button size="dense" onClick={() => stopPack(memberId, pack)}>
            {say('stop', name)}
          </Button>
        )}
        {(state === 'held' || state === 'full' || state === 'failed' || state === 'waiting') && (
          <Button size="dense" onClick={() => keepPack(memberId, pack).catch(reportError)}>
            {say('goOn', name)}
          </Button>
        )}
        {state === 'kept' && (
          <Button size="dense" variant="ghost" onClick={() => refreshPack(memberId, pack).catch(reportError)}>
            <Icon name="download" small />
            {say('refresh', name)}
          </Button>
        )}
        {state !== 'running' && (
          <Button size="dense" variant="ghost" onClick={() => dropPack(memberId, pack).catch(reportError)}>
            <Icon name="trash" small />
            {say('remove', name)}
          </Button>
        )}
      </div>
    </div>
  )
}

const keptWords = ({ slugs, noted = [], bytes, keptAt = '', language }: Pack) =>
  [
    say('kept', {
      count: slugs.length,
      size: megabytes(bytes),
      day: longDate(keptAt),
      language: languageNames[language],
    }),
    noted.length > 0 ? say('elsewhere', { count: noted.length }) : '',
  ].join(' ')

function stateWords(state: Pack['state']): string {
  if (state === 'full') return say('full')
  if (state === 'held') return say('held')
  if (state === 'failed') return say('failed')
  if (state === 'waiting') return say('waits')
  return ''
}
