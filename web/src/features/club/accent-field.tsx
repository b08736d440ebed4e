import { say } from 'words:club'
import { failingPairs, nearestAccent, pairText } from '@callofcode/contract/club/accent'
import { HOUSE_ACCENT } from '@callofcode/contract/club/club-look'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useClubFields } from './club-form.tsx'

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim())

/** Chooses the colour by its value or the browser's picker. A colour that is hard to read is reported during the choice. */
export function AccentField() {
  const { form, saved } = useClubFields()
  const accent = useWatch({ control: form.control, name: 'accent' }) ?? ''
  const error = form.formState.errors.accent?.message
  const choose = (colour: string) => {
    form.setValue('accent', colour, { shouldDirty: true })
    form.clearErrors('accent')
  }
  return (
    <Field
      label={say('accent')}
      hint={say('accentHint')}
      error={error}
      below={
        isColour(accent) && (
          <Readable accent={accent.trim().toLowerCase()} choose={choose} isSaid={error !== undefined} />
        )
      }
    >
      <div className="club-accent">
        <input
          type="color"
          aria-label={say('chooseAccent')}
          value={isColour(accent) ? accent.trim().toLowerCase() : HOUSE_ACCENT}
          onChange={(event) => choose(event.target.value)}
        />
        <TextInput
          {...form.register('accent')}
          defaultValue={saved.accent}
          placeholder={HOUSE_ACCENT}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
        />
      </div>
    </Field>
  )
}

interface ReadableProps {
  accent: string
  choose: (colour: string) => void
  /** The field's error names the unreadable pair and the nearest readable colour. */
  isSaid: boolean
}

function Readable({ accent, choose, isSaid }: ReadableProps) {
  const failing = failingPairs(accent)
  if (failing.length === 0)
    return (
      <p className="small muted" role="status">
        {say('accentReadable')}
      </p>
    )
  const near = nearestAccent(accent)
  return (
    <div className="club-unreadable" role="status">
      {!isSaid && (
        <>
          <ul className="small">
            {failing.map((pair) => (
              <li key={`${pair.theme} ${pair.what.key}`}>{told(pairText(pair))}.</li>
            ))}
          </ul>
          <p className="small muted">{say('nearestAccent', { near })}</p>
        </>
      )}
      <Button size="dense" onClick={() => choose(near)}>
        {say('take', { near })}
      </Button>
    </div>
  )
}
