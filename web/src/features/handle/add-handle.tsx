import { type HandleSite, setHandle } from '@callofcode/contract/learning/handle'
import { handleIn } from '@callofcode/contract/learning/handle-address'
import { getProfile } from '@callofcode/contract/member'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { FIELD_LABELS } from '../member/public.ts'
import { say } from './handle-words.ts'
import { useKeptTyping } from './kept-typing.ts'
import { useHandleCall } from './use-handle-call.ts'

/** Says which account of a site is the member's. The link of their profile proposes one. */
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
