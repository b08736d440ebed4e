import { say as sayOfClub } from 'words:club'
import { say } from 'words:own-pages'
import { pageLimits } from '@callofcode/contract/club/page-messages'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { MarkdownEditor, PictureField } from '../../markdown/public.ts'
import { ClubForm } from '../club-form.tsx'
import type { PartProps } from '../club-page.tsx'
import { questions, sponsors, team } from './page-sections.ts'
import { type RowHandle, RowsField } from './rows-field.tsx'

interface RowInputProps<Row> {
  handle: RowHandle<Row>
  name: keyof Row & string
  label: string
  hint?: string
  required?: boolean
  type?: string
  placeholder?: string
}

/** A field of a row: one line. */
export function RowInput<Row>({ handle, name, label, hint, required, ...rest }: RowInputProps<Row>) {
  const { row, set, error } = handle
  return (
    <Field label={label} hint={hint} required={required} error={error(name)}>
      <TextInput
        {...rest}
        value={`${row[name] ?? ''}`}
        onChange={({ target }) => set({ [name]: target.value } as Partial<Row>)}
        dir="auto"
        autoComplete="off"
      />
    </Field>
  )
}

const digits = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : text)

export function TeamPart({ saved }: PartProps) {
  const year = saved.settings.team[0]?.year ?? new Date().getFullYear()
  return (
    <ClubForm section={team} saved={saved} label={sayOfClub('team')}>
      <p className="small muted">{say('teamHint')}</p>
      <RowsField
        name="team"
        thing={say('person')}
        titleOf={(row) => [row.name || row.handle, row.office, row.year].filter(Boolean).join(' · ')}
        blank={{ name: '', handle: '', office: '', year, photo: '', consent: '' }}
        most={pageLimits.team}
        add={say('addPerson')}
      >
        {(handle) => (
          <>
            <RowInput handle={handle} name="name" label={say('name')} hint={say('personNameHint')} />
            <RowInput handle={handle} name="handle" label={say('member')} hint={say('memberHint')} />
            <RowInput handle={handle} name="office" label={say('office')} required />
            <Field label={say('year')} required error={handle.error('year')}>
              <TextInput
                value={`${handle.row.year}`}
                inputMode="numeric"
                autoComplete="off"
                onChange={({ target }) => handle.set({ year: digits(target.value) })}
              />
            </Field>
            <PictureField
              label={say('photo')}
              url={handle.row.photo}
              error={handle.error('photo')}
              onChange={(photo) => handle.set({ photo })}
            />
            {handle.row.photo && (
              <RowInput
                handle={handle}
                name="consent"
                label={say('consent')}
                hint={say('consentHint')}
                required
              />
            )}
          </>
        )}
      </RowsField>
    </ClubForm>
  )
}

export function SponsorsPart({ saved }: PartProps) {
  return (
    <ClubForm section={sponsors} saved={saved} label={sayOfClub('sponsors')}>
      <RowsField
        name="sponsors"
        thing={say('sponsor')}
        titleOf={(row) => row.name}
        blank={{ name: '', link: '', logo: '' }}
        most={pageLimits.sponsors}
        add={say('addSponsor')}
      >
        {(handle) => (
          <>
            <RowInput handle={handle} name="name" label={say('name')} required />
            <RowInput
              handle={handle}
              name="link"
              label={say('link')}
              type="url"
              placeholder={say('addressExample')}
            />
            <PictureField
              label={say('logo')}
              url={handle.row.logo}
              error={handle.error('logo')}
              onChange={(logo) => handle.set({ logo })}
            />
          </>
        )}
      </RowsField>
    </ClubForm>
  )
}

export function QuestionsPart({ saved }: PartProps) {
  return (
    <ClubForm section={questions} saved={saved} label={sayOfClub('questions')}>
      <RowsField
        name="questions"
        thing={say('question')}
        titleOf={(row) => row.question}
        blank={{ question: '', answer: '' }}
        most={pageLimits.questions}
        add={say('addQuestion')}
      >
        {(handle) => (
          <>
            <RowInput handle={handle} name="question" label={say('question')} required />
            <Field label={say('answer')} required error={handle.error('answer')} span>
              <MarkdownEditor
                name={`answer-${handle.at}`}
                value={handle.row.answer}
                onChange={(answer) => handle.set({ answer })}
                limitBytes={pageLimits.answerBytes}
              />
            </Field>
          </>
        )}
      </RowsField>
    </ClubForm>
  )
}
