import { say } from 'words:settings'
import { listTokens } from '@callofcode/contract/account/api-token'
import { listSignins } from '@callofcode/contract/account/own-account'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useSession } from '../../platform/session/session.ts'
import { FigureFiles } from '../figures/public.ts'
import { ownPage, PageChoices, RelationList, relationsRead } from '../member/public.ts'
import { MailSettingsForm, settingsOf } from '../notification/public.ts'
import { ApiTokens } from './api-tokens.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSection, signinWays } from './email-section.tsx'
import { LanguageSection, languageTitle, ownLanguage } from './language-section.tsx'
import { OwnData } from './own-data.tsx'
import { OwnPassword } from './own-password.tsx'
import { PracticeSection } from './practice-section.tsx'
import { ownFactorsQuery, SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { SigninList } from './signin-list.tsx'
import { ZoneSection } from './zone-section.tsx'
import './settings.css'

export const head = () => ({ title: titled(say('settings')), unlisted: true })
export const load = ({ client }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(signinWays),
    client.prefetchQuery(read(listSignins, {})),
    client.prefetchQuery(read(listTokens, {})),
    client.prefetchQuery(ownLanguage),
    client.prefetchQuery(settingsOf),
    client.prefetchQuery(ownPage),
    client.prefetchInfiniteQuery(relationsRead),
    client.prefetchQuery(ownFactorsQuery),
  ])

export function Page() {
  const { data: session } = useSession()
  return (
    <main id="main" className="page wrap settings">
      <div className="page-head">
        <h1 className="title">{say('settings')}</h1>
      </div>
      <nav className="settings-index" aria-label={say('parts')}>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{say(part)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-parts">
        {session?.lacksFactor && <Notice tone="warning">{say('needed')}</Notice>}
        <Part of="account">
          <Setting id="email" title={say('email')}>
            <EmailSection />
          </Setting>
          <Setting id="practice" title={say('practice')}>
            <PracticeSection />
          </Setting>
        </Part>
        <Part of="security">
          <Setting id="password" title={say('password')}>
            <OwnPassword />
          </Setting>
          <Setting id="second-factor" title={say('secondFactor')}>
            <SecondFactorSection />
          </Setting>
          <Setting id="sign-ins" title={say('signIns')}>
            <SigninList />
          </Setting>
          <Setting id="api-tokens" title={say('apiTokens')}>
            <ApiTokens />
          </Setting>
        </Part>
        <Part of="language">
          <Setting id="own-language" title={languageTitle()}>
            <LanguageSection />
          </Setting>
          <Setting id="zone" title={say('time')}>
            <ZoneSection />
          </Setting>
        </Part>
        <Part of="notifications">
          <Setting id="mails" title={say('mails')}>
            <MailSettingsForm />
          </Setting>
        </Part>
        <Part of="privacy">
          <Setting id="public-page" title={say('publicPage')}>
            <PageChoices />
          </Setting>
          <Setting id="muted-members" title={say('mutedAndBlockedMembers')}>
            <RelationList />
          </Setting>
        </Part>
        <Part of="data">
          <Setting id="your-data" title={say('yourData')}>
            <OwnData />
            <FigureFiles />
          </Setting>
          <Setting id="delete-account" title={say('deleteAccount')}>
            <DeleteAccount />
          </Setting>
        </Part>
      </div>
    </main>
  )
}

const PARTS = ['account', 'security', 'language', 'notifications', 'privacy', 'data'] as const

interface PartProps {
  /** The name, also the address: `/settings#security`. */
  of: (typeof PARTS)[number]
  children: ReactNode
}

const Part = ({ of, children }: PartProps) => (
  <div className="settings-part" id={of} tabIndex={-1}>
    <h2 className="head">{say(of)}</h2>
    {children}
  </div>
)

interface SettingProps {
  /** The id, also the address: `/settings#password`. */
  id: string
  title: string
  children: ReactNode
}

const Setting = ({ id, title, children }: SettingProps) => (
  <section className="setting" id={id} aria-labelledby={`${id}-title`}>
    <h3 className="card-title" id={`${id}-title`} tabIndex={-1}>
      {title}
    </h3>
    <div className="setting-in">{children}</div>
  </section>
)
