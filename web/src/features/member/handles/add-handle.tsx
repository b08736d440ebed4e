import { say } from 'words:handle'
import { type HandleSite, setHandle } from '@callofcode/contract/handle/handle'
import { handleIn } from '@callofcode/contract/handle/handle-address'
import { getProfile } from '@callofcode/contract/member/member'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { memberStore } from '../../../platform/storage/local-store.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { FIELD_LABELS } from '../profile/profile-fields.ts'
import { useHandleCall } from './use-handle-call.ts'

type Typed = Readonly<Record<string, string>>
// Has the prefix of drafts, so that a sign-out deletes it with them.
const kept = memberStore<Typed>((memberId, place) => `draft:${memberId}:handle:${place}`)

/** Stores unsent text in this browser at every change, so that a reload loses nothing. */
export function useKeptTyping(place: string, begin: Typed) {
  const { data: session } = useSession()
  const id = session?.id ?? ''
  const [typed, setTyped] = useState(begin)
  useEffect(() => {
    const before = id ? kept.get(id, place) : undefined
    if (before) setTyped((now) => ({ ...now, ...before }))
  }, [id, place])
  const change = (field: string, text: string) => {
    const next = { ...typed, [field]: text }
    setTyped(next)
    kept.save(id, place, next)
  }
  return { typed, change, forget: () => kept.remove(id, place) }
}

/** Sets the member's account on a site. The link in their profile is suggested. */
export function AddHandle({ site }: { site: HandleSite }) {
  const profile = useQuery(read(getProfile, {})).data?.users[0]
  const proposed = handleIn(site, profile?.[site] ?? '') ?? ''
  const { typed, change, forget } = useKeptTyping(site, { handle: proposed })
  const { send, isPending, errorAt, failure } = useHandleCall(
    (handle: string) => call(setHandle, { params: { site }, body: { handle } }),
    forget,
  )
  return (
    <form
      className="handle-add"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) send(typed.handle ?? '')
      }}
    >
      <Field
        label={say('nameOn', { site: FIELD_LABELS[site] })}
        hint={say('nameHint')}
        error={errorAt('handle') ?? failure}
      >
        <TextInput
          value={typed.handle ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change('handle', event.target.value)}
        />
      </Field>
      <Button type="submit" busy={isPending}>
        {say('add')}
        <span className="sr"> {FIELD_LABELS[site]}</span>
      </Button>
    </form>
  )
}
