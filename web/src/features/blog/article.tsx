import type { BlogPage } from '@callofcode/contract/blog'
import { Link } from '@tanstack/react-router'
import { toast } from '../../platform/feedback/toasts.ts'
import { copyText } from '../../platform/page/copy-text.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { AdminTools } from '../version/public.ts'
import { ContentsList } from './contents-list.tsx'

export function Article({ blog }: { blog: BlogPage }) {
  return (
    <article className="article">
      <ArticleHead blog={blog} />
      <ContentsList headings={blog.headings} />
      <Prose className="read" html={blog.html} />
      <footer className="art-foot">
        <p className="label plain">{blog.tags.join(', ')}</p>
        <div className="row-btns">
          <ShareArticle blog={blog} />
          <Link className={buttonClass()} to={paths.blogs}>
            Read More Articles <Icon name="arrow" className="arrow" />
          </Link>
        </div>
      </footer>
    </article>
  )
}

function ArticleHead({ blog }: { blog: BlogPage }) {
  const { _id, category, title, author, date, readMinutes, views } = blog
  return (
    <header className="art-head">
      {category && (
        <p className="label">
          <b>{category}</b>
        </p>
      )}
      <h1 className="title">{title}</h1>
      <p className="meta">
        <Avatar name={author} size="small" decorative />
        <span>{author}</span>
        <time dateTime={date}>{longDate(date)}</time>
        <span>{readMinutes} Min read</span>
        <span>
          {(views ?? 0).toLocaleString('en-US')} {views === 1 ? 'view' : 'views'}
        </span>
      </p>
      <AdminTools kind="blogs" id={_id} title={title} />
    </header>
  )
}

/** Shares the readable address by the device's own dialog, or copies it where there is none. */
function ShareArticle({ blog: { slug, title } }: { blog: BlogPage }) {
  const share = async () => {
    const url = new URL(paths.article(slug), location.href).href
    if ('share' in navigator) return navigator.share({ title, url })
    if (await copyText(url)) toast.success('Link copied')
    else toast.info(`Its link: ${url}`)
  }
  return (
    <Button onClick={() => share().catch(changedMind)}>
      <Icon name="link" /> Share
    </Button>
  )
}

/** The reader closed the dialog without choosing. */
const changedMind = () => undefined
