import type { EventPage } from '@callofcode/contract/event'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { insideOf } from '../event-queries.ts'

// Only admins need them, so they are fetched when one opens them.
const SpeakersForm = loadedLater('form', async () => (await import('./speakers-form.tsx')).SpeakersForm)
const MaterialsForm = loadedLater('form', async () => (await import('./materials-form.tsx')).MaterialsForm)

export function EditSpeakers({ event }: { event: EventPage }) {
  return (
    <>
      <Head title="Speakers" of={event.title} lead="Who speaks, in the order in which they are shown" />
      <SpeakersForm event={event} />
    </>
  )
}

export function EditMaterials({ event }: { event: EventPage }) {
  const { data, isError, refetch } = useQuery(insideOf(event._id))
  return (
    <>
      <Head
        title="Materials"
        of={event.title}
        lead="Slides, a recording, a repository: before the event or after it"
      />
      {data && <MaterialsForm event={event} stored={data.data.materials} />}
      {!data && isError && <LoadFailed title="The materials did not arrive." retry={() => void refetch()} />}
      {!data && !isError && <Skeleton size="block" />}
    </>
  )
}

function Head({ title, of, lead }: { title: string; of: string; lead: string }) {
  return (
    <div className="page-head">
      <p className="label plain">{of}</p>
      <h1 className="title" id="edit-event-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </div>
  )
}
