import { say } from 'words:member-page'
import type { Audience, MemberPage } from '@callofcode/contract/member/member-page'
import { Link } from '@tanstack/react-router'
import { Segmented } from '../../../platform/navigation/segmented.tsx'
import { paths } from '../../../platform/paths.ts'
import { buttonClass } from '../../../platform/ui/button.tsx'

const words: Record<Audience, string> = {
  get nobody() {
    return say('ownForNobody')
  },
  get members() {
    return say('ownForMembers')
  },
  get everyone() {
    return say('ownForEveryone')
  },
}
const views = [
  {
    value: 'members',
    get label() {
      return say('asMembers')
    },
  },
  {
    value: 'visitors',
    get label() {
      return say('asVisitors')
    },
  },
] as const

interface OwnPageNoteProps {
  handle: string
  page: MemberPage | undefined
  asVisitor: boolean
}

/** A note above one's own page: who sees it, how others see it, and where to change that. */
export function OwnPageNote({ handle, page, asVisitor }: OwnPageNoteProps) {
  const audience = asVisitor ? undefined : (page?.audience ?? 'nobody')
  return (
    <aside className="own-page" aria-label={say('yourPage')}>
      <p className="small">{audience ? words[audience] : say('ownAsVisitor')}</p>
      {audience !== 'nobody' && (
        <Segmented
          label={say('viewers')}
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
        {say('chooseShown')}
      </Link>
    </aside>
  )
}
