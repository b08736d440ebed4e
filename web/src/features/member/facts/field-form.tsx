import { say } from 'words:member-fact'
import {
  createMemberField,
  type MemberField,
  updateMemberField,
} from '@callofcode/contract/member-fact/member-fact'
import {
  AT_SIGNUP,
  type AtSignup,
  FACT_KINDS,
  type FactKind,
  factLimits,
} from '@callofcode/contract/member-fact/read-fact'
import { memberFieldBody } from '@callofcode/contract/schemas/member-fact/member-fact'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { wordsAtField } from '../../../platform/feedback/failures.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextArea, TextInput } from '../../../platform/form/inputs.tsx'
import { checkTyped } from '../../../platform/form/rules.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useKeptTyping } from '../handles/add-handle.tsx'
import { readFieldsAgain } from '../member-cache.ts'

interface Props {
  /** Undefined for a new field. */
  readonly field: MemberField | undefined
  readonly onClose: () => void
}
type Faults = Readonly<Partial<Record<'name' | 'choices', string | undefined>>>

/** Adds a field of the club, or changes one. */
export function FieldForm({ field, onClose }: Props) {
  const { typed, change, forget } = useKeptTyping(`member-field:${field?._id ?? ''}`, {
    name: field?.name ?? '',
    kind: field?.kind ?? 'text',
    lines: (field?.choices ?? []).join('\n'),
    atSignup: field?.atSignup ?? 'no',
  })
  const { name = '', lines = '' } = typed
  const [kind, atSignup] = [typed.kind as FactKind, typed.atSignup as AtSignup]
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending } = useSend(field, setFaults, () => {
    forget()
    onClose()
  })
  const choices = kind === 'choice' ? lines.split('\n').filter((one) => one.trim() !== '') : []
  const submit = () => {
    const checked = checkTyped(memberFieldBody, { name, kind, choices, atSignup })
    const faultOf = (part: string) => checked.error?.issues.find(({ path }) => path[0] === part)?.message
    setFaults({ name: faultOf('name'), choices: faultOf('choices') })
    if (checked.success) mutate(checked.data)
  }
  return (
    <Dialog open onOpenChange={onClose} title={field ? say('editField') : say('addField')}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={say('name')} error={faults.name} required>
          <TextInput
            value={name}
            readOnly={field?.builtIn}
            autoComplete="off"
            maxLength={factLimits.name}
            onChange={({ target }) => change('name', target.value)}
          />
        </Field>
        {!field && (
          <Field label={say('kind')}>
            <Select value={kind} onChange={({ target }) => change('kind', target.value)}>
              {FACT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {say(one)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {kind === 'choice' && (
          <Field label={say('choices')} hint={say('choicesHint')} error={faults.choices} required>
            <TextArea rows={5} value={lines} onChange={({ target }) => change('lines', target.value)} />
          </Field>
        )}
        <Field label={say('atSignup')}>
          <Select value={atSignup} onChange={({ target }) => change('atSignup', target.value)}>
            {AT_SIGNUP.map((one) => (
              <option key={one} value={one}>
                {SIGNUP_WORDS[one]()}
              </option>
            ))}
          </Select>
        </Field>
        <div className="row-btns">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending && say('saving')}>
            {field ? say('save') : say('addField')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const SIGNUP_WORDS: Readonly<Record<AtSignup, () => string>> = {
  no: () => say('notAsked'),
  may: () => say('asked'),
  must: () => say('mustSay'),
}

interface Typed {
  readonly name: string
  readonly kind: FactKind
  readonly choices: string[]
  readonly atSignup: AtSignup
}

function useSend(field: MemberField | undefined, setFaults: (faults: Faults) => void, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, ...typed }: Typed) =>
      field
        ? call(updateMemberField, { params: { id: field._id }, body: typed })
        : call(createMemberField, { body: { kind, ...typed } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onDone()
    },
    onError: (error) =>
      setFaults({ name: wordsAtField(error, 'name'), choices: wordsAtField(error, 'choices') }),
    onSettled: () => readFieldsAgain(client),
  })
}
