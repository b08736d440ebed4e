import { say } from 'words:club'
import { ClubField, ClubForm } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { mail } from './club-sections.ts'
import { MailServer } from './mail-server.tsx'
import { TestMail, useTestMail } from './test-mail.tsx'

export function MailPart({ saved }: PartProps) {
  const test = useTestMail()
  return (
    <>
      {/* What a test said holds only for the server that it tried. */}
      <MailServer onSaved={(isEntered) => (isEntered ? test.mutate() : test.reset())} />
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
      <TestMail test={test} />
    </>
  )
}
