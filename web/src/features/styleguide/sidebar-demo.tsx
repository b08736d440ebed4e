import { Brand } from '../../platform/ui/brand.tsx'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import '../../platform/navigation/sidebar.css'

const entries: [IconName, string][] = [
  ['grid', 'Modules'],
  ['book', 'Blogs'],
  ['briefcase', 'Interview Experiences'],
  ['forum', 'Forum'],
  ['target', 'DSA Tracker'],
]

/** Shows the sidebar, full or as a rail of icons. */
export function Sidebar({ name, rail }: { name: string; rail?: boolean }) {
  return (
    <div className={rail ? 'side rail' : 'side'}>
      <Brand />
      <nav aria-label={name}>
        <p className="label">Learn</p>
        {entries.map(([icon, label], at) => (
          <a key={label} href="#s14" aria-current={at === 0 ? 'page' : undefined} aria-label={label}>
            <Icon name={icon} />
            <span className="t">{label}</span>
          </a>
        ))}
      </nav>
      <div className="end">
        <a className="me" href="#s14" aria-label="Asha Verma, profile">
          <Avatar name="Asha Verma" decorative />
          <span className="t">Asha Verma</span>
        </a>
        <button className="out" type="button" aria-label="Logout">
          <Icon name="logout" />
          <span className="t">Logout</span>
        </button>
      </div>
    </div>
  )
}
