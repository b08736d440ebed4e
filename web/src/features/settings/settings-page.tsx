import { listTokens } from '@callofcode/contract/account/api-token'
import { listSignins } from '@callofcode/contract/account/own-account'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useSession } from '../../platform/session/session.ts'
import { FigureFiles } from '../figures/public.ts'
import { ownPage, PageChoices } from '../member-page/public.ts'
import { RelationList, relationsRead } from '../relation/public.ts'
import { ownFactorsQuery, SecondFactorSection } from '../second-factor/public.ts'
import { ApiTokens } from './api-tokens.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSection, signinWays } from './email-section.tsx'
import { LanguageSection, languageTitle, ownLanguage } from './language-section.tsx'
import { OwnData } from './own-data.tsx'
import { OwnPassword } from './own-password.tsx'
import { PracticeSection } from './practice-section.tsx'
import { say } from './settings-words.ts'
import { SigninList } from './signin-list.tsx'

import './settings.css'

export const head = () => ({ title: titled(say('settings')), unlisted: true })
export const load = ({ client }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(signinWays),
    client.prefetchQuery(read(listSignins, {})),
    client.prefetchQuery(read(listTokens, {})),
    client.prefetchQuery(ownLanguage),
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
        <p className="lead">{say('yourEmailYourPassword')}</p>
      </div>
      <SettingsSection id="email" title={say('email')}>
        <EmailSection />
      </SettingsSection>
      {session?.lacksFactor && <Notice tone="warning">{say('needed')}</Notice>}
      <SettingsSection id="language" title={languageTitle()}>
        <LanguageSection />
      </SettingsSection>
      <SettingsSection id="practice" title={say('practice')}>
        <PracticeSection />
      </SettingsSection>
      <SettingsSection id="password" title={say('password')}>
        <OwnPassword />
      </SettingsSection>
      <SettingsSection id="second-factor" title={say('secondFactor')}>
        <SecondFactorSection />
      </SettingsSection>
      <SettingsSection id="sign-ins" title={say('signIns')}>
        <SigninList />
      </SettingsSection>
      <SettingsSection id="api-tokens" title={say('apiTokens')}>
        <ApiTokens />
      </SettingsSection>
      <SettingsSection id="public-page" title={say('publicPage')}>
        <PageChoices />
      </SettingsSection>
      <SettingsSection id="muted-members" title={say('mutedAndBlockedMembers')}>
        <RelationList />
      </SettingsSection>
      <SettingsSection id="your-data" title={say('yourData')}>
        <OwnData />
        <FigureFiles />
      </SettingsSection>
      <SettingsSection id="delete-account" title={say('deleteAccount')}>
        <DeleteAccount />
      </SettingsSection>
    </main>
  )
}

interface SettingsSectionProps {
  /** Also its address: `/settings#password`. */
  id: string
  title: string
  children: ReactNode
}

function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section className="setting" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="head" id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <div className="setting-in">{children}</div>
    </section>
  )
}
