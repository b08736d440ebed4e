import type { Audience, MemberPage } from '@callofcode/contract/member-page'
import { Link } from '@tanstack/react-router'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'

const words: Record<Audience, string> = {
  nobody: 'This is your page. Nobody but you sees it.',
  members: 'This is your page. Members see it, visitors do not.',
  everyone: 'This is your page. Everyone can see it.',
}
const views = [
  { value: 'members', label: 'As members' },
  { value: 'visitors', label: 'As visitors' },
] as const

interface OwnPageNoteProps {
  handle: string
  page: MemberPage | undefined
  asVisitor: boolean
}

/** Above one's own page: who sees it, how others see it if they do, and where to change that. */
export function OwnPageNote({ handle, page, asVisitor }: OwnPageNoteProps) {
  const audience = asVisitor ? undefined : (page?.audience ?? 'nobody')
  return (
    <aside className="own-page" aria-label="Your page">
      <p className="small">{audience ? words[audience] : 'This is what visitors see at this address.'}</p>
      {audience !== 'nobody' && (
        <Segmented
          label="See it"
          items={views}
          value={asVisitor ? 'visitors' : 'members'}
          link={(value, parts) => (
            <Link
              to={paths.member(handle)}
              search={value === 'visitors' ? { as: value } : {}}
              activeOptions={{ exact: true }}
              {...parts}
            />
          )}
        />
      )}
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.settings} hash="public-page">
        Choose what is shown
      </Link>
    </aside>
  )
}
