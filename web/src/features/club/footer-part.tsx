import { clubLimits } from '@callofcode/contract/site/club'
import { useWatch } from 'react-hook-form'
import { ClubField, ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { footer } from './club-sections.ts'

export function FooterPart({ saved }: PartProps) {
  return (
    <ClubForm section={footer} saved={saved} label="Footer and links">
      <ClubField
        name="footer"
        label="Last line"
        placeholder={`© 2024 ${saved.settings.name}`}
        hint="Empty for the one shown here in grey."
      />
      <fieldset className="club-group">
        <legend className="card-title">Links</legend>
        <p className="small muted">
          To where the club is elsewhere: a chat, a channel, its page at the college. At most{' '}
          {clubLimits.links}; an empty row is left out.
        </p>
        <LinkRows />
      </fieldset>
    </ClubForm>
  )
}

/** The rows that hold something, and one more. */
function LinkRows() {
  const { form } = useClubFields()
  const texts = useWatch({ control: form.control })
  const last = Array.from({ length: clubLimits.links }, (_, at) => at).findLastIndex(
    (at) => texts[`links_${at}_label`] || texts[`links_${at}_url`],
  )
  const rows = Array.from({ length: Math.min(last + 2, clubLimits.links) }, (_, at) => at)
  return rows.map((at) => (
    <div key={at} className="club-link">
      <ClubField name={`links_${at}_label`} label={`Name of link ${at + 1}`} />
      <ClubField
        name={`links_${at}_url`}
        label={`Address of link ${at + 1}`}
        type="url"
        placeholder="https://"
      />
    </div>
  ))
}
