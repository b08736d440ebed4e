import { say } from 'words:settings'
import {
  apiTokenMessages,
  canGive,
  createToken,
  listTokens,
  TOKEN_DAYS,
} from '@callofcode/contract/account/api-token'
import { createTokenBody } from '@callofcode/contract/schemas/account/api-token'
import { SCOPE_NAMES, SCOPES } from '@callofcode/contract/scope'
import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { Field, FieldError } from '../../platform/form/field.tsx'
import { Checkbox, Select, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { SecretOnce } from '../../platform/form/secret-once.tsx'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { NOT_CACHED, PasswordField } from '../account/public.ts'

const DAY = 86_400_000

/** Returns the whole days from now until `day` (`2026-02-01`) begins here. Returns 0 for an invalid or past day. */
function daysUntil(day: string, now = new Date()): number {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number)
  const days = Math.ceil((new Date(year, month - 1, date).getTime() - now.getTime()) / DAY)
  return days > 0 ? days : 0
}

const { name, scopes, password } = createTokenBody.shape
const typed = z
  .strictObject({ name, scopes, password, life: z.enum(['30', '90', '365', 'day']), day: z.string() })
  .refine(({ life, day }) => life !== 'day' || createTokenBody.shape.days.safeParse(daysUntil(day)).success, {
    path: ['day'],
    error: apiTokenMessages.endRule.error,
  })
type Typed = z.input<typeof typed>

/** Shows the form, and then the secret once. */
export function NewToken({ onDone }: { onDone: () => void }) {
  const form = useForm<Typed>({
    resolver: zodResolver(typed),
    defaultValues: { name: '', scopes: ['read'], password: '', life: '90', day: '' },
  })
  const { create, isPending, token } = useCreateToken(form)
  if (token)
    return (
      <div className="form">
        <p className="card-title">{say('copyYourTokenNow')}</p>
        <SecretOnce label={say('token')} secret={token} hint={say('tokenShownOnce')} />
        <div className="row-btns">
          <Button onClick={onDone}>{say('tokenCopied')}</Button>
        </div>
      </div>
    )
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <form className="form" method="post" noValidate onSubmit={handleSubmit((values) => create(values))}>
      <Field label={say('name')} hint={say('tokenNameHint')} error={errors.name?.message} required>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <ScopeChoice form={form} />
      <Field label={say('ends')} required>
        <Select {...register('life')}>
          <option value="30">{say('in30Days')}</option>
          <option value="90">{say('in90Days')}</option>
          <option value="365">{say('inAYear')}</option>
          <option value="day">{say('onChosenDay')}</option>
        </Select>
      </Field>
      <Day form={form} />
      <PasswordField
        label={say('yourPassword')}
        registration={register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
        hint={null}
      />
      <div className="row-btns">
        <Button onClick={onDone}>{say('cancel')}</Button>
        <Button variant="primary" type="submit" busy={isPending && say('makingToken')}>
          {say('makeToken')}
        </Button>
      </div>
    </form>
  )
}

function ScopeChoice({ form: { register, formState } }: { form: UseFormReturn<Typed> }) {
  const { data: member } = useSession()
  const given = SCOPE_NAMES.filter((scope) => member && canGive(member, scope))
  const error = formState.errors.scopes
  return (
    <fieldset className="scopes">
      <legend className="small">{say('whatItMayDo')}</legend>
      {given.map((scope) => (
        <Checkbox key={scope} value={scope} {...register('scopes')}>
          <span className="scope">
            <code className="small">{scope}</code>
            <span className="small muted">{told(SCOPES[scope])}</span>
          </span>
        </Checkbox>
      ))}
      {error && <FieldError>{error.message ?? told(apiTokenMessages.scopesRule)}</FieldError>}
    </fieldset>
  )
}

function Day({ form: { register, control, formState } }: { form: UseFormReturn<Typed> }) {
  const life = useWatch({ control, name: 'life' })
  if (life !== 'day') return null
  return (
    <Field
      label={say('day')}
      hint={say('withinDays', { TOKEN_DAYS })}
      error={formState.errors.day?.message}
      required
    >
      <TextInput type="date" {...register('day')} />
    </Field>
  )
}

/** Creates the token. Only `token` contains the secret. */
function useCreateToken(form: UseFormReturn<Typed>) {
  const client = useQueryClient()
  const { mutate, isPending, data } = useChange({
    mutationFn: ({ life, day, ...rest }: Typed) =>
      call(createToken, { body: { ...rest, days: life === 'day' ? daysUntil(day) : Number(life) } }),
    gcTime: NOT_CACHED,
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listTokens) }),
    onError: (error) => showFieldErrors(form, error, ['name', 'scopes', 'password']),
  })
  return { create: mutate, isPending, token: data?.token }
}
