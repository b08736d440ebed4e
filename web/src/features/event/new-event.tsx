import { say } from 'words:event'
import { BackLink } from '../../platform/navigation/links.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { paths } from '../../platform/paths.ts'

/** Loads later, because its schema brings a library that readers do not need. */
const BegunEventForm = loadedLater(
  () => say('newEvent'),
  async () => (await import('./begun-event-form.tsx')).BegunEventForm,
)

/** `copy` is the id of an event whose fields the form begins with. */
export function NewEvent({ copy }: { copy: string | undefined }) {
  return (
    <>
      <BackLink always to={paths.events}>
        {say('allEvents')}
      </BackLink>
      <div className="page-head">
        <h1 className="title" id="new-event-title" tabIndex={-1}>
          {say('announceLink')}
        </h1>
        <p className="lead">{say('announceHint')}</p>
      </div>
      <BegunEventForm copy={copy} />
    </>
  )
}
