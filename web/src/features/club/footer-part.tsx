import { say } from 'words:club'
import { clubLimits } from '@callofcode/contract/club/club-messages'
import { useWatch } from 'react-hook-form'
import { ClubField, ClubForm, useClubFields } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { footer } from './club-sections.ts'

export function FooterPart({ saved }: PartProps) {
  return (
    <ClubForm section={footer} saved={saved} label={say('footerAndLinks')}>
      <ClubField
        name="footer"
        label={say('lastLine')}
        placeholder={`© 2024 ${saved.settings.name}`}
        hint={say('lastLineHint')}
      />
      <fieldset className="club-group">
        <legend className="card-title">{say('links')}</legend>
        <p className="small muted">{say('linksHint', { links: clubLimits.links })}</p>
        <LinkRows />
      </fieldset>
    </ClubForm>
  )
}

/** Shows the filled rows and one empty row. */
function LinkRows() {
  const { form } = useClubFields()
  const texts = useWatch({ control: form.control })
  const last = Array.from({ length: clubLimits.links }, (_, at) => at).findLastIndex(
    (at) => texts[`links_${at}_label`] || texts[`links_${at}_url`],
  )
  const rows = Array.from({ length: Math.min(last + 2, clubLimits.links) }, (_, at) => at)
  return rows.map((at) => (
    <div key={at} className="club-link">
      <ClubField name={`links_${at}_label`} label={say('linkName', { at: at + 1 })} />
      <ClubField
        name={`links_${at}_url`}
        label={say('linkAddress', { at: at + 1 })}
        type="url"
        placeholder={say('addressExample')}
      />
    </div>
  ))
}
