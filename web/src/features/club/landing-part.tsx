import { say } from 'words:club'
import { ClubField, ClubForm } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { landing } from './club-sections.ts'
import { lineNames } from './field-labels.ts'

export function LandingPart({ saved }: PartProps) {
  return (
    <ClubForm section={landing} saved={saved} label={say('landingPage')}>
      <fieldset className="club-group">
        <legend className="card-title">{say('headline')}</legend>
        <p className="small muted">{say('headlineHint')}</p>
        <div className="club-words">
          {lineNames().map((line, at) => (
            <ClubField key={line} name={`landing_headline_${at}`} label={say('word', { line })} required />
          ))}
        </div>
      </fieldset>
      <ClubField name="landing_tagline" label={say('tagline')} long required />
      <ClubField name="landing_why" label={say('reasonsTitle')} required />
      {lineNames().map((line, at) => (
        <fieldset key={line} className="club-group">
          <legend className="card-title">{say('reason', { line })}</legend>
          <ClubField name={`landing_reasons_${at}_title`} label={say('title')} required />
          <ClubField name={`landing_reasons_${at}_words`} label={say('words')} long required />
        </fieldset>
      ))}
      <ClubField name="landing_closing" label={say('closingCall')} required />
      <ClubField name="landing_invitation" label={say('invitationLabel')} long required />
    </ClubForm>
  )
}
