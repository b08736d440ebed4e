import { CopyEventForm } from './copy-event-form.tsx'
import { NewEventForm } from './new-event-form.tsx'

/** The form of a new event, blank or as a copy of the event with the id `copy`. Both need the same schema, so both come at once. */
export const BegunEventForm = ({ copy }: { copy: string | undefined }) =>
  copy ? <CopyEventForm id={copy} /> : <NewEventForm />
