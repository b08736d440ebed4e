import { say } from 'words:version'
import type { ItemHistory } from '@callofcode/contract/version/version'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { EmptyState } from '../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { itemPlaces } from './item-places.ts'
import { RestoreButton } from './restore-button.tsx'
import { VersionList } from './version-list.tsx'
import { VersionPanel } from './version-panel.tsx'
import { chosenOf, useVersionSearch } from './version-place.ts'

export function HistoryView({ history }: { history: ItemHistory }) {
  const search = useVersionSearch()
  const chosen = chosenOf(history, search)
  return (
    <>
      <HistoryHead history={history} />
      {history.removedAt && <Removed history={history} removedAt={history.removedAt} />}
      <div className="history-columns">
        <VersionList history={history} chosen={chosen?.entry.number} />
        {chosen ? <VersionPanel history={history} chosen={chosen} /> : <NoVersion asked={search.version} />}
      </div>
    </>
  )
}

function HistoryHead({ history: { kind, _id, title, versions, removedAt } }: { history: ItemHistory }) {
  const { name, page, edit } = itemPlaces[kind]
  return (
    <div className="page-head">
      <p className="label">
        {name} / <b>{say('historyTitle')}</b>
      </p>
      <h1 className="title" id="history-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">
        {versions.length === 1 ? say('onlyOneVersion') : say('versionsLead', { count: versions.length })}
      </p>
      {!removedAt && (
        <div className="tools">
          <Link className={buttonClass()} to={page(_id)}>
            {kind === 'experiences' ? say('allExperiences') : say('readThis', { kind })}
          </Link>
          <Link className={buttonClass()} to={edit(_id)}>
            {say('edit')}
          </Link>
        </div>
      )}
    </div>
  )
}

function Removed({ history, removedAt }: { history: ItemHistory; removedAt: string }) {
  useFocusWhenGone('history-title')
  const by = history.versions.find(({ action }) => action === 'deleted')?.by
  return (
    <Notice tone="warning" className="removed">
      <p>
        {say('deletedNotice', {
          by: by ? 'yes' : 'no',
          by2: by ?? '',
          time: () => <LocalTime iso={removedAt} />,
        })}
      </p>
      <RestoreButton item={history} />
    </Notice>
  )
}

function NoVersion({ asked }: { asked: string | undefined }) {
  return (
    <EmptyState
      label={say('askedLabel', { asked: asked ?? '' })}
      title={say('noSuchVersion')}
      action={
        <Link className={buttonClass()} to="." search={{}}>
          {say('showThePresentOne')}
        </Link>
      }
    >
      {say('chooseVersion')}
    </EmptyState>
  )
}
