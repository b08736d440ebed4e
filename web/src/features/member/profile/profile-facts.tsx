import { say } from 'words:profile'
import type { Profile } from '@callofcode/contract/member/member'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../../platform/navigation/links.tsx'
import { Sheet } from '../../../platform/page/person.tsx'
import { paths } from '../../../platform/paths.ts'
import { longDate } from '../../../platform/time/shown-time.tsx'
import { EmailText } from '../../../platform/ui/person.tsx'
import { CODING_PLATFORMS, FIELD_LABELS, type LinkField, SOCIAL_LINKS, storedText } from './profile-fields.ts'

/** Shows the stored profile. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  return (
    <div className="prof-grid">
      <Sheet title={say('personalInformation')}>
        <dl className="facts">
          <Fact label={say('name')}>{profile.name}</Fact>
          <Fact label={say('email')}>
            <EmailText email={profile.email} />
          </Fact>
          <Fact label={say('phone')}>{profile.phone}</Fact>
          <Fact label={say('birthDate')}>{profile.birth_date && longDate(profile.birth_date)}</Fact>
          <Fact label={say('passoutYear')}>{storedText(profile, 'passoutYear')}</Fact>
          <Fact label={say('bio')} unset={say('noBioAddedYet')}>
            {profile.bio && <span className="bio">{profile.bio}</span>}
          </Fact>
        </dl>
      </Sheet>
      <Sheet title={say('socialLinks')}>
        <Links profile={profile} fields={SOCIAL_LINKS} />
      </Sheet>
      <Sheet title={say('codingPlatforms')}>
        <Links profile={profile} fields={CODING_PLATFORMS} />
        <ul className="prof-onward small">
          <li>
            <Link className="link" to={paths.handles}>
              {say('proveAccounts')}
            </Link>
          </li>
          <li>
            <Link className="link" to={paths.solveImport}>
              {say('bringSolved')}
            </Link>
          </li>
        </ul>
      </Sheet>
    </div>
  )
}

function Fact({
  label,
  unset = say('notSet'),
  children,
}: {
  label: string
  unset?: string
  children: ReactNode
}) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children || <span className="unset">{unset}</span>}</dd>
    </>
  )
}

function Links({ profile, fields }: { profile: Profile; fields: readonly LinkField[] }) {
  return (
    <dl className="facts">
      {fields.map((field) => (
        <Fact key={field} label={FIELD_LABELS[field]}>
          {profile[field] && (
            <ExternalLink href={profile[field]}>{shortAddress(profile[field])}</ExternalLink>
          )}
        </Fact>
      ))}
    </dl>
  )
}

const shortAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
