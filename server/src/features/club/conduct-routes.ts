import { acceptConduct, askConduct, conductMessages } from '@callofcode/contract/club/conduct'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { CLUB, type Club } from './club.ts'
import { clubStore } from './club-store.ts'
import { conductStore } from './conduct-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
}

/** Members accept the code of conduct, and admins ask for it again. */
export function conductRoutes({ api, database, club }: Dependencies) {
  api.serve(acceptConduct, async ({ caller, request }) => {
    await write(database, async (tx) => {
      await conductStore.accept(tx, club, caller.id)
      await auditStore.record(tx, { caller, request }, 'conduct.accept', caller.id)
    })
    return { message: conductMessages.accepted }
  })

  api.serve(askConduct, async ({ body, caller, request }) => {
    const edition = await write(database, async (tx, changed) => {
      await clubStore.lock(tx)
      const { settings, version } = await clubStore.get(tx)
      if (settings.conduct.trim() === '') throw conflict(conductMessages.none)
      if (settings.conductEdition !== body.edition) throw conflict(conductMessages.outdated)
      changed(CLUB)
      const conductEdition = settings.conductEdition + 1
      const number = version.number + 1
      await clubStore.create(tx, {
        settings: { ...settings, conductEdition },
        number,
        fields: ['conductEdition'],
        writtenBy: caller.id,
      })
      await auditStore.record(tx, { caller, request }, 'club.ask-conduct', `version ${number}`)
      return conductEdition
    })
    await club.refresh()
    return { data: { edition }, message: sentence('club.membersAsked', 'Members Are Asked') }
  })
}
