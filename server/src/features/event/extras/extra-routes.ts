import { eventMessages } from '@callofcode/contract/event/event'
import { extraMessages } from '@callofcode/contract/event/extras'
import { getEventInside, setMaterials, setSpeakers } from '@callofcode/contract/event/inside'
import { sentence } from '@callofcode/contract/sentence'
import { type Sql, write } from '../../../platform/database/database.ts'
import { badInput, missing } from '../../../platform/failure.ts'
import { auditStore } from '../../account/public.ts'
import type { EventDependencies } from '../event-routes.ts'
import { eventStore } from '../event-store.ts'
import { materialStore, speakerStore } from './extra-store.ts'
import { meetingLinkFor } from './meeting-link.ts'

/** Serves the speakers, the materials, and the parts that only members see. */
export function extraRoutes({ api, database }: Pick<EventDependencies, 'api' | 'database'>) {
  api.serve(getEventInside, async ({ params: { id }, caller }) => {
    const event = await eventStore.get(database.sql, id)
    if (!event) throw missing(eventMessages.missing)
    const [meetingLink, materials] = await Promise.all([
      meetingLinkFor(database.sql, event, caller),
      materialStore.list(database.sql, id),
    ])
    return { data: { meetingLink, materials } }
  })

  api.serve(setSpeakers, async (call) => {
    const { id } = call.params
    const { speakers } = call.body
    await write(database, async (tx, changed) => {
      await lock(tx, id)
      const byHandle = await speakerStore.membersBy(
        tx,
        speakers.map(({ handle }) => handle),
      )
      const unknown = speakers.flatMap(({ handle }, at) =>
        handle !== '' && !byHandle.has(handle)
          ? [[`speakers.${at}.handle`, extraMessages.unknownMember] as const]
          : [],
      )
      if (unknown.length > 0) throw badInput(Object.fromEntries(unknown))
      changed('events', `event:${id}`)
      await speakerStore.replace(tx, id, speakers, byHandle)
      await auditStore.record(tx, call, 'event.speakers', id)
    })
    return { message: sentence('event.speakersSaved', 'Speakers Saved') }
  })

  api.serve(setMaterials, async (call) => {
    const { id } = call.params
    await write(database, async (tx, changed) => {
      await lock(tx, id)
      changed('events', `event:${id}`)
      await materialStore.replace(tx, id, call.body.materials)
      await auditStore.record(tx, call, 'event.materials', id)
    })
    return { message: sentence('event.materialsSaved', 'Materials Saved') }
  })
}

async function lock(tx: Sql, id: string) {
  if (!(await eventStore.getForUpdate(tx, id))) throw missing(eventMessages.missing)
}
