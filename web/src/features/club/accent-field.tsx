import { failingPairs, nearestAccent, pairText } from '@callofcode/contract/site/accent'
import { HOUSE_ACCENT } from '@callofcode/contract/site/club-look'
import { useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { useClubFields } from './club-form.tsx'
import { say } from './club-words.ts'

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim())

/** The colour by its value or the browser's picker. What cannot be read is said while it is chosen. */
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
      hint={say('emptyForTheLime')}
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
          aria-label={say('chooseTheAccent')}
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
  /** The error of the field says what cannot be read, and the nearest colour. */
  isSaid: boolean
}

function Readable({ accent, choose, isSaid }: ReadableProps) {
  const failing = failingPairs(accent)
  if (failing.length === 0)
    return (
      <p className="small muted" role="status">
        {say('readableInBothThemes')}
      </p>
    )
  const near = nearestAccent(accent)
  return (
    <div className="club-unreadable" role="status">
      {!isSaid && (
        <>
          <ul className="small">
            {failing.map((pair) => (
              <li key={`${pair.theme} ${pair.what}`}>{pairText(pair)}.</li>
            ))}
          </ul>
          <p className="small muted">{say('theNearestThatCan', { near })}</p>
        </>
      )}
      <Button size="dense" onClick={() => choose(near)}>
        {say('take', { near })}
      </Button>
    </div>
  )
}
