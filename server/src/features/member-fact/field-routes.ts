import {
  createMemberField,
  listMemberFields,
  listSignupFields,
  type MemberField,
  removeMemberField,
  updateMemberField,
} from '@callofcode/contract/member-fact/member-fact'
import { BUILT_IN, factLimits, factMessages } from '@callofcode/contract/member-fact/read-fact'
import { isTakenHead } from '@callofcode/contract/member-import/import-heads'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { fieldStore, type StoredField } from './field-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** The fields of members, for admins, and those for which the sign-up asks. */
export function fieldRoutes({ api, database }: Dependencies) {
  api.serve(listMemberFields, async () => ({ data: await fieldStore.counted(database.sql) }))

  api.serve(listSignupFields, async () => {
    const asked = (await fieldStore.all(database.sql)).filter(({ atSignup }) => atSignup !== 'no')
    return {
      data: asked.map(({ id, name, kind, choices, atSignup }) => ({
        _id: id,
        name,
        kind,
        choices: [...choices],
        required: atSignup === 'must',
      })),
    }
  })

  api.serve(createMemberField, async (call) => {
    const data = await write(database, async (tx) => {
      const all = await fieldStore.lock(tx)
      if (all.length >= factLimits.fields) throw conflict(factMessages.tooMany)
      refuseName(all, call.body.name)
      const id = await fieldStore.create(tx, call.body)
      await auditStore.record(tx, call, 'field.create', call.body.name)
      return shown(tx, id)
    })
    return { data, message: sentence('memberFact.fieldAdded', 'Field added') }
  })

  api.serve(updateMemberField, async (call) => {
    const { params, body } = call
    const data = await write(database, async (tx) => {
      const all = await fieldStore.lock(tx)
      const before = all.find(({ id }) => id === params.id)
      if (!before) throw missing(factMessages.missing)
      const { name = before.name, choices = before.choices, atSignup = before.atSignup } = body
      if (name !== before.name) {
        if (BUILT_IN.includes(params.id)) throw badInput({ name: factMessages.builtIn })
        refuseName(all, name, params.id)
      }
      await takeChoices(tx, before, choices)
      await fieldStore.update(tx, params.id, { name, choices, atSignup })
      await auditStore.record(tx, call, 'field.update', name)
      return shown(tx, params.id)
    })
    return { data, message: sentence('memberFact.fieldSaved', 'Field saved') }
  })

  api.serve(removeMemberField, async (call) => {
    const { id } = call.params
    await write(database, async (tx) => {
      const field = (await fieldStore.lock(tx)).find((one) => one.id === id)
      if (!field) throw missing(factMessages.missing)
      if (BUILT_IN.includes(id)) throw conflict(factMessages.builtIn)
      await fieldStore.remove(tx, id)
      // The audit has its name, because the field itself is deleted.
      await auditStore.record(tx, call, 'field.remove', field.name)
    })
    return { message: sentence('memberFact.fieldRemoved', 'Field removed') }
  })
}

async function shown(tx: Sql, id: string): Promise<MemberField> {
  const field = (await fieldStore.counted(tx)).find(({ _id }) => _id === id)
  if (!field) throw missing(factMessages.missing)
  return field
}

function refuseName(all: readonly StoredField[], name: string, except?: string) {
  const others = all.filter(({ id }) => id !== except)
  if (isTakenHead(name, others)) throw badInput({ name: factMessages.taken })
}

/** Throws a 400 Failure where members have a choice that would be gone. */
async function takeChoices(tx: Sql, { id, kind, choices: before }: StoredField, choices: readonly string[]) {
  if ((kind === 'choice') !== choices.length > 0) throw badInput({ choices: factMessages.choicesRule })
  if (before.join('\n') === choices.join('\n')) return
  await fieldStore.respell(tx, id, choices)
  const gone = await fieldStore.chosenBeside(tx, id, choices)
  if (gone.length === 0) return
  const count = gone.reduce((sum, one) => sum + one.count, 0)
  throw badInput({ choices: factMessages.inUse(count, gone.map(({ value }) => value).join(', ')) })
}
