import { ClubField, ClubForm } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { landing } from './club-sections.ts'

const LINES = ['First', 'Second', 'Third']

export function LandingPart({ saved }: PartProps) {
  return (
    <ClubForm section={landing} saved={saved} label="Landing page">
      <fieldset className="club-group">
        <legend className="card-title">Headline</legend>
        <p className="small muted">
          Three words, at most 12 characters each. The page sets them in capitals.
        </p>
        <div className="club-words">
          {LINES.map((line, at) => (
            <ClubField key={line} name={`landing_headline_${at}`} label={`${line} word`} required />
          ))}
        </div>
      </fieldset>
      <ClubField name="landing_tagline" label="Tagline" long required />
      <ClubField name="landing_why" label="Title of the reasons" required />
      {LINES.map((line, at) => (
        <fieldset key={line} className="club-group">
          <legend className="card-title">{line} reason</legend>
          <ClubField name={`landing_reasons_${at}_title`} label="Title" required />
          <ClubField name={`landing_reasons_${at}_words`} label="Words" long required />
        </fieldset>
      ))}
      <ClubField name="landing_closing" label="Closing call" required />
      <ClubField name="landing_invitation" label="Words under it" long required />
    </ClubForm>
  )
}
