import { memberBlogMessages } from '@callofcode/contract/blog/member-blog'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'

export const NoMemberBlog = () => (
  <main id="main" className="page">
    <div className="page-head">
      <p className="label">404 / Blog</p>
      <h1 className="title">{memberBlogMessages.missing}</h1>
      <p className="lead">It was deleted or taken back, or it is not yours to read.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.ownBlogs}>
        My blogs
      </Link>
    </div>
  </main>
)
