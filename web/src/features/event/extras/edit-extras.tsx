import { say } from 'words:event'
import type { EventPage } from '@callofcode/contract/event/event'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { insideOf } from '../event-queries.ts'

// Only admins need them, so they are fetched when one opens them.
const SpeakersForm = loadedLater(
  () => say('speakers'),
  async () => (await import('./speakers-form.tsx')).SpeakersForm,
)
const MaterialsForm = loadedLater(
  () => say('materials'),
  async () => (await import('./materials-form.tsx')).MaterialsForm,
)

const QuestionsForm = loadedLater(
  () => say('questions'),
  async () => (await import('../questions/questions-form.tsx')).QuestionsForm,
)

export function EditQuestions({ event }: { event: EventPage }) {
  return (
    <>
      <Head title={say('questions')} of={event.title} lead={say('questionsHint')} />
      <QuestionsForm event={event} />
    </>
  )
}

export function EditSpeakers({ event }: { event: EventPage }) {
  return (
    <>
      <Head title={say('speakers')} of={event.title} lead={say('speakersHint')} />
      <SpeakersForm event={event} />
    </>
  )
}

export function EditMaterials({ event }: { event: EventPage }) {
  const { data, isError, refetch } = useQuery(insideOf(event._id))
  return (
    <>
      <Head title={say('materials')} of={event.title} lead={say('materialsHint')} />
      {data && <MaterialsForm event={event} stored={data.data.materials} />}
      {!data && isError && <LoadFailed title={say('materialsFailed')} retry={() => void refetch()} />}
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
