import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { Brand } from '../../platform/ui/brand.tsx'

const places = [
  [paths.dsa, 'DSA Tracker'],
  [paths.dashboard, 'Modules'],
  [paths.blogs, 'Blogs'],
  [paths.experiences, 'Interview Experiences'],
  [paths.forum, 'Forum'],
] as const

export function LandingFoot() {
  return (
    <footer className="foot-site land-foot">
      <div className="wrap">
        <Brand />
        {places.map(([path, name]) => (
          <Link key={path} to={path}>
            {name}
          </Link>
        ))}
        {/* The year is part of the club's wording, not of the calendar. */}
        <p className="label plain land-copyright">© 2024 Call of Code</p>
      </div>
    </footer>
  )
}
