import { memberBlogMessages } from '@callofcode/contract/blog/member-blog'
import { Link } from '@tanstack/react-router'
import { told } from '../../platform/language/told.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { say } from './writing-words.ts'

export const NoMemberBlog = () => (
  <main id="main" className="page">
    <div className="page-head">
      <p className="label">{say('n404Blog')}</p>
      <h1 className="title">{told(memberBlogMessages.missing)}</h1>
      <p className="lead">{say('itWasDeletedOr')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.ownBlogs}>
        {say('myBlogs')}
      </Link>
    </div>
  </main>
)
