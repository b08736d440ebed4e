import { AREAS, type Area } from '@callofcode/contract/site/club-look'
import { useController } from 'react-hook-form'
import { Radio } from '../../platform/form/inputs.tsx'
import { ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { signup, visibility } from './club-sections.ts'
import { areaNames } from './field-labels.ts'

const whatOf: Readonly<Record<Area, string>> = {
  modules: 'The learning modules.',
  blogs: 'Their list, their pages and their feed.',
  experiences: 'The list and every experience.',
  problems: 'Statements, hints and the list. The tracker stays public.',
  forum: 'Threads and replies.',
  events: 'The list, event pages and calendar files.',
  lists: 'Lists of questions like Blind 75. The tracker stays public.',
  members: 'Also of members who chose to show theirs to everybody.',
}

/** A fresh site shows visitors what the specification says: all of it. */
export function VisibilityPart({ saved }: PartProps) {
  return (
    <ClubForm section={visibility} saved={saved} label="Visibility">
      <p className="small muted">
        What only members see is nowhere for others: not in search, the feed, the map of the site or the
        preview of a link. Visitors are asked to sign in. A picture in a text stays readable for whoever knows
        its address, which nobody can guess.
      </p>
      {AREAS.map((area) => (
        <Choices
          key={area}
          name={area}
          label={areaNames[area]}
          hint={whatOf[area]}
          choices={[
            ['public', 'Everybody'],
            ['members', 'Members only'],
          ]}
        />
      ))}
    </ClubForm>
  )
}

export function SignupPart({ saved }: PartProps) {
  return (
    <ClubForm section={signup} saved={saved} label="Sign-up">
      <Choices
        name="signup"
        label="New members"
        hint="While it is closed the form says so, and takes nobody but who has a live join code. Who is a member signs in as before; who waits can still be approved."
        choices={[
          ['open', 'Open: anybody can sign up, and waits for approval'],
          ['closed', 'Closed: nobody signs up without a join code'],
        ]}
      />
    </ClubForm>
  )
}

interface ChoicesProps {
  name: string
  label: string
  hint: string
  choices: readonly (readonly [value: string, label: string])[]
}

function Choices({ name, label, hint, choices }: ChoicesProps) {
  const { form } = useClubFields()
  // Not registered: what the server checks would count as chosen, before what is kept on this device.
  const { field } = useController({ control: form.control, name })
  return (
    <fieldset className="club-choices" aria-describedby={`${name}-hint`}>
      <legend className="card-title">{label}</legend>
      <p className="small muted" id={`${name}-hint`}>
        {hint}
      </p>
      <div className="club-radios">
        {choices.map(([value, words]) => (
          <Radio
            key={value}
            name={name}
            value={value}
            checked={field.value === value}
            onChange={() => field.onChange(value)}
            onBlur={field.onBlur}
          >
            {words}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
