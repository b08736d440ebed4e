import { say } from 'words:webhook'
import { CHAT_NAMES, WEBHOOK_KINDS, type WebhookKind } from '@callofcode/contract/webhook/chat'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { Radio, TextInput } from '../../platform/form/inputs.tsx'
import type { WebhookFields } from './webhook-fields.ts'

interface TargetProps<Body> {
  form: UseFormReturn<WebhookFields, unknown, Body>
  isStored?: boolean | undefined
}

export const kindName = (kind: WebhookKind) => (kind === 'json' ? say('otherSite') : CHAT_NAMES[kind])

/** Chooses another site or a chat. What was typed for another kind stays. */
export function KindChoice<Body>({ form }: TargetProps<Body>) {
  const chosen = useWatch({ control: form.control, name: 'kind' })
  return (
    <fieldset className="webhook-kinds">
      <legend className="small">{say('kind')}</legend>
      {WEBHOOK_KINDS.map((kind) => (
        <Radio
          key={kind}
          name="webhook-kind"
          value={kind}
          checked={chosen === kind}
          onChange={() => form.setValue('kind', kind)}
        >
          {kindName(kind)}
        </Radio>
      ))}
    </fieldset>
  )
}

export function AddressField<Body>({ form, kind, isStored }: TargetProps<Body> & { kind: WebhookKind }) {
  const isKept = isStored && kind !== 'json'
  const hints = {
    json: say('addressHint'),
    discord: say('discordHint'),
    slack: say('slackHint'),
    telegram: '',
  }
  return (
    <Field
      label={say('address')}
      hint={isKept ? say('keptAddress') : hints[kind]}
      error={form.formState.errors.url?.message}
      required={!isKept}
    >
      <TextInput
        {...form.register('url')}
        type="url"
        placeholder={say('https')}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  )
}

/** The bot of Telegram and the chat where it writes. */
export function BotFields<Body>({ form, isStored }: TargetProps<Body>) {
  const { errors } = form.formState
  return (
    <>
      <Field
        label={say('token')}
        hint={isStored ? say('keptToken') : say('tokenHint')}
        error={errors.token?.message}
        required={!isStored}
      >
        <TextInput {...form.register('token')} type="password" autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={say('chat')} hint={say('chatHint')} error={errors.chat?.message} required>
        <TextInput {...form.register('chat')} autoComplete="off" spellCheck={false} />
      </Field>
    </>
  )
}
