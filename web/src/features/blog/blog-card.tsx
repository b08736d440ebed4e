import type { Blog } from '@callofcode/contract/blog'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import type { BlogSearch } from './find-blogs.ts'

export function BlogCard({ blog }: { blog: Blog }) {
  const { _id, title, author, category, date, readMinutes, tags } = blog
  return (
    <li className="aim-on">
      {category && (
        <p className="label">
          <Narrowed search={{ category }}>{category}</Narrowed>
        </p>
      )}
      <h2 className="card-title">{title}</h2>
      <p className="small muted">
        {author}, <time dateTime={date}>{longDate(date)}</time>
      </p>
      {tags.length > 0 && (
        <ul className="tags" aria-label="Tags">
          {[...new Set(tags)].map((tag) => (
            <li key={tag} className="label plain">
              <Narrowed search={{ tag }}>{tag}</Narrowed>
            </li>
          ))}
        </ul>
      )}
      <div className="foot">
        <p className="label plain num">{readMinutes} Min read</p>
        <Link className={buttonClass({ size: 'dense' })} to={paths.blog(_id)}>
          Read More
          <span className="sr">: {title}</span>
        </Link>
      </div>
    </li>
  )
}

function Narrowed({ search, children }: { search: BlogSearch; children: string }) {
  return (
    <Link className="narrow" to={paths.blogs} search={search} activeOptions={{ exact: true }}>
      {children}
    </Link>
  )
}
