import { say } from 'words:club'
import { useState } from 'react'
import { ClubField, ClubForm } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { mail } from './club-sections.ts'
import { MailServer } from './mail-server.tsx'
import { TestMail } from './test-mail.tsx'

export function MailPart({ saved }: PartProps) {
  // What a test said holds only for the server that it tried.
  const [saves, setSaves] = useState(0)
  return (
    <>
      <MailServer onSaved={() => setSaves((count) => count + 1)} />
      <ClubForm section={mail} saved={saved} label={say('mail')}>
        <ClubField
          name="sender"
          label={say('senderName')}
          placeholder={saved.settings.name}
          hint={say('senderNameHint')}
        />
        <ClubField
          name="replyTo"
          label={say('replyAddress')}
          type="email"
          placeholder={say('replyAddressExample')}
          hint={say('replyAddressHint')}
        />
      </ClubForm>
      <TestMail key={saves} />
    </>
  )
}
