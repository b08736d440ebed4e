import { say } from 'words:handle'
import {
  enterFigures,
  type Figures,
  type HandleSite,
  type OwnHandle,
  SITE_FIGURES,
} from '@callofcode/contract/handle/handle'
import { useRef } from 'react'
import { call } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { FIELD_LABELS } from '../profile/profile-fields.ts'
import { useKeptTyping } from './add-handle.tsx'
import { useHandleCall } from './use-handle-call.ts'

/** Edits figures by hand. The form is folded at first. */
export function EnterFigures({ handle: { site, entered } }: { handle: OwnHandle }) {
  const box = useRef<HTMLDetailsElement>(null)
  const before = Object.fromEntries(
    SITE_FIGURES[site].map((name) => [name, String(entered?.figures[name] ?? '')]),
  )
  const { typed, change, forget } = useKeptTyping(`${site}:figures`, before)
  const { send, isPending, errorAt, failure } = useHandleCall(
    (figures: Figures) => call(enterFigures, { params: { site }, body: { figures } }),
    () => {
      forget()
      toast.success(say('entered'))
      if (box.current) box.current.open = false
      box.current?.querySelector('summary')?.focus()
    },
  )
  return (
    <details className="handle-enter" ref={box}>
      <summary className="btn ghost dense">
        <Icon name="down" small />
        {say('enterByHand')}
        <span className="sr"> {FIELD_LABELS[site]}</span>
      </summary>
      <form
        className="handle-fields"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) send(figuresOf(site, typed))
        }}
      >
        {SITE_FIGURES[site].map((name) => (
          <Field key={name} label={say('figure', { name })} error={errorAt(`figures.${name}`)}>
            <TextInput
              inputMode={name === 'rank' ? 'text' : 'numeric'}
              autoComplete="off"
              value={typed[name] ?? ''}
              onChange={(event) => change(name, event.target.value)}
            />
          </Field>
        ))}
        <div>
          <Button type="submit" busy={isPending}>
            {say('saveFigures')}
          </Button>
          {(failure ?? errorAt('figures')) && (
            <p className="small" role="alert">
              {failure ?? errorAt('figures')}
            </p>
          )}
        </div>
      </form>
    </details>
  )
}

/** Returns the filled figures. The server reports values that are no numbers. */
const figuresOf = (site: HandleSite, typed: Readonly<Record<string, string>>): Figures =>
  Object.fromEntries(
    SITE_FIGURES[site]
      .map((name) => [name, (typed[name] ?? '').trim()] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, name === 'rank' || !/^-?\d+$/.test(text) ? text : Number(text)]),
  )
