import { say } from 'words:writing'
import { type MemberBlogState, memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { Link } from '@tanstack/react-router'
import { told } from '../../platform/language/told.ts'
import { paths } from '../../platform/paths.ts'
import { Badge, type Tone } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import type { IconName } from '../../platform/ui/icon.tsx'

export const badges: Readonly<Record<MemberBlogState, readonly [Tone, IconName]>> = {
  draft: ['unknown', 'edit'],
  submitted: ['pending', 'clock'],
  changes: ['info', 'edit'],
  accepted: ['selected', 'check'],
  scheduled: ['selected', 'calendar'],
  published: ['selected', 'check'],
  declined: ['rejected', 'cross'],
}

export function StateBadge({ state }: { state: MemberBlogState }) {
  const [tone, icon] = badges[state]
  return (
    <Badge tone={tone} icon={icon}>
      {say(state)}
    </Badge>
  )
}

export const NoMemberBlog = () => (
  <main id="main" className="page">
    <div className="page-head">
      <p className="label">{say('missingLabel')}</p>
      <h1 className="title">{told(memberBlogMessages.missing)}</h1>
      <p className="lead">{say('missingWhy')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.ownBlogs}>
        {say('myBlogs')}
      </Link>
    </div>
  </main>
)
