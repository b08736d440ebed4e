import { ClubField, ClubForm } from './club-form.tsx'
import type { PartProps } from './club-page.tsx'
import { mail } from './club-sections.ts'
import { say } from './club-words.ts'
import { TestMail } from './test-mail.tsx'

export function MailPart({ saved }: PartProps) {
  return (
    <>
      <ClubForm section={mail} saved={saved} label={say('mail')}>
        <ClubField
          name="sender"
          label={say('nameOfTheSender')}
          placeholder={saved.settings.name}
          hint={say('emptyForTheName')}
        />
        <ClubField
          name="replyTo"
          label={say('addressForReplies')}
          type="email"
          placeholder={say('clubCollegeEdu')}
          hint={say('emptyRepliesGoTo')}
        />
      </ClubForm>
      <TestMail />
    </>
  )
}
