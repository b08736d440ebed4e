import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { Brand } from '../../platform/ui/brand.tsx'

const places = [
  [paths.dsa, 'DSA Tracker'],
  [paths.dashboard, 'Modules'],
  [paths.blogs, 'Blogs'],
  [paths.experiences, 'Interview Experiences'],
  [paths.forum, 'Forum'],
  [paths.licences, 'Licences'],
] as const

/** The places of the site, the club's own links, and its last line. */
export function LandingFoot() {
  const { footer, links, hasConduct } = useClub()
  return (
    <footer className="foot-site land-foot">
      <div className="wrap">
        <Brand />
        {places.map(([path, name]) => (
          <Link key={path} to={path}>
            {name}
          </Link>
        ))}
        {hasConduct && <Link to={paths.conduct}>Code of conduct</Link>}
        {links.map(({ label, url }) => (
          <a key={`${label} ${url}`} href={url} rel="me noopener">
            {label}
          </a>
        ))}
        <p className="label plain land-copyright">{footer}</p>
      </div>
    </footer>
  )
}
