import { say } from 'words:club'
import { AREAS, type Area } from '@callofcode/contract/area'
import { useController } from 'react-hook-form'
import { Radio } from '../../platform/form/inputs.tsx'
import { ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { signup, visibility } from './club-sections.ts'
import { areaNames } from './field-labels.ts'

const whatOf: Readonly<Record<Area, string>> = {
  get modules() {
    return say('modulesHint')
  },
  get blogs() {
    return say('blogsHint')
  },
  get experiences() {
    return say('experiencesHint')
  },
  get problems() {
    return say('problemsHint')
  },
  get forum() {
    return say('forumHint')
  },
  get events() {
    return say('eventsHint')
  },
  get lists() {
    return say('questionListsHint')
  },
  get members() {
    return say('memberPagesHint')
  },
}

/** Sets what visitors see. By the specification a fresh site shows everything. */
export function VisibilityPart({ saved }: PartProps) {
  return (
    <ClubForm section={visibility} saved={saved} label={say('visibility')}>
      <p className="small muted">{say('visibilityHint')}</p>
      {AREAS.map((area) => (
        <Choices
          key={area}
          name={area}
          label={areaNames[area]}
          hint={whatOf[area]}
          choices={[
            ['public', say('everybody')],
            ['members', say('membersOnly')],
          ]}
        />
      ))}
    </ClubForm>
  )
}

export function SignupPart({ saved }: PartProps) {
  return (
    <ClubForm section={signup} saved={saved} label={say('signup')}>
      <Choices
        name="signup"
        label={say('newMembers')}
        hint={say('signupHint')}
        choices={[
          ['open', say('openSignup')],
          ['closed', say('closedSignup')],
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
  // Controlled instead of registered: the server's checked radio would take precedence over this device's draft.
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
