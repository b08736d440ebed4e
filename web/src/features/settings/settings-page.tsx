import { listTokens } from '@callofcode/contract/account/api-token'
import { listSignins } from '@callofcode/contract/account/own-account'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useSession } from '../../platform/session/session.ts'
import { ownPage, PageChoices } from '../member-page/public.ts'
import { RelationList, relationsRead } from '../relation/public.ts'
import { ownFactorsQuery, SecondFactorSection } from '../second-factor/public.ts'
import { ApiTokens } from './api-tokens.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSection, signinWays } from './email-section.tsx'
import { LanguageSection, languageTitle, ownLanguage } from './language-section.tsx'
import { OwnData } from './own-data.tsx'
import { OwnPassword } from './own-password.tsx'
import { SigninList } from './signin-list.tsx'

import './settings.css'

export const head = () => ({ title: titled('Settings'), unlisted: true })
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
        <h1 className="title">Settings</h1>
        <p className="lead">Your email, your password, your sign-ins, your tokens, your page and your data</p>
      </div>
      <SettingsSection id="email" title="Email">
        <EmailSection />
      </SettingsSection>
      {session?.lacksFactor && <Notice tone="warning">{NEEDED}</Notice>}
      <SettingsSection id="language" title={languageTitle()}>
        <LanguageSection />
      </SettingsSection>
      <SettingsSection id="password" title="Password">
        <OwnPassword />
      </SettingsSection>
      <SettingsSection id="second-factor" title="Second factor">
        <SecondFactorSection />
      </SettingsSection>
      <SettingsSection id="sign-ins" title="Sign-ins">
        <SigninList />
      </SettingsSection>
      <SettingsSection id="api-tokens" title="API tokens">
        <ApiTokens />
      </SettingsSection>
      <SettingsSection id="public-page" title="Public page">
        <PageChoices />
      </SettingsSection>
      <SettingsSection id="muted-members" title="Muted and blocked members">
        <RelationList />
      </SettingsSection>
      <SettingsSection id="your-data" title="Your data">
        <OwnData />
      </SettingsSection>
      <SettingsSection id="delete-account" title="Delete account">
        <DeleteAccount />
      </SettingsSection>
    </main>
  )
}

const NEEDED =
  'Whoever may do more than other members needs a second factor here. Set one up below, at “Second factor”; the other screens open then.'

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
