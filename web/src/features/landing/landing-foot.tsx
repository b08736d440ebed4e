import { nameOf, say } from 'words:landing'
import type { Area } from '@callofcode/contract/area'
import { Link } from '@tanstack/react-router'
import { LanguageChoice } from '../../platform/language/language-choice.tsx'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { useSession } from '../../platform/session/session.ts'
import { Brand } from '../../platform/ui/brand.tsx'

interface Place {
  readonly path: string
  readonly name: string
  /** The area that the club may reserve for members. */
  readonly area?: Area
}

const places: readonly Place[] = [
  { path: paths.dsa, name: 'DSA Tracker' },
  { path: paths.dashboard, name: 'Modules', area: 'modules' },
  { path: paths.blogs, name: 'Blogs', area: 'blogs' },
  { path: paths.experiences, name: 'Interview Experiences', area: 'experiences' },
  { path: paths.forum, name: 'Forum', area: 'forum' },
  { path: paths.licences, name: 'Licences' },
]

/** Shows the site's places, the club's own links, and its last line. */
export function LandingFoot() {
  const { footer, links, hasConduct, hasAbout, membersOnly } = useClub()
  const { data: session } = useSession()
  const shown = places.filter(({ area }) => session || !area || !membersOnly.includes(area))
  return (
    <footer className="foot-site land-foot">
      <div className="wrap">
        <Brand />
        {shown.map(({ path, name }) => (
          <Link key={path} to={path}>
            {nameOf(name)}
          </Link>
        ))}
        {hasAbout && <Link to={paths.about}>{say('aboutClub')}</Link>}
        {hasConduct && <Link to={paths.conduct}>{say('conduct')}</Link>}
        {links.map(({ label, url }) => (
          <a key={`${label} ${url}`} href={url} rel="me noopener">
            {label}
          </a>
        ))}
        <LanguageChoice label={say('language')} className="land-languages" />
        <p className="label plain land-copyright">{footer}</p>
      </div>
    </footer>
  )
}
