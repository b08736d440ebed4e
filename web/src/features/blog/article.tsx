import { say } from 'words:blog'
import { say as sayOfReading } from 'words:reading'
import type { BlogPage } from '@callofcode/contract/blog/blog'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toast } from '../../platform/feedback/toasts.ts'
import { copyText } from '../../platform/page/copy-text.ts'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { byline, MemberLink } from '../member/public.ts'
import { AdminTools } from '../version/public.ts'
import { CoAuthors, SeriesNav } from './life/around-blog.tsx'
import '../../platform/navigation/toc.css'

const AfterBlog = loadedLater<{ id: string }>(
  () => sayOfReading('reactionsName'),
  async () => (await import('./life/after-blog.tsx')).AfterBlog,
)

export function Article({ blog }: { blog: BlogPage }) {
  return (
    <article className="article">
      <ArticleHead blog={blog} />
      <ContentsList headings={blog.headings} />
      <Prose className="read" html={blog.html} />
      <SeriesNav id={blog._id} />
      <AfterBlog id={blog._id} />
      <footer className="art-foot">
        <p className="label plain">{blog.tags.join(', ')}</p>
        <div className="row-btns">
          <ShareArticle blog={blog} />
          <Link className={buttonClass()} to={paths.blogs}>
            {say('readMoreArticles')} <Icon name="arrow" className="arrow" />
          </Link>
        </div>
      </footer>
    </article>
  )
}

function ArticleHead({ blog }: { blog: BlogPage }) {
  const { _id, category, title, author, authorPage, date, readMinutes, views } = blog
  return (
    <header className="art-head">
      {category && (
        <p className="label">
          <b>{category}</b>
        </p>
      )}
      <h1 className="title large">{title}</h1>
      <p className="meta">
        <Avatar name={author} size="small" decorative />
        <MemberLink page={authorPage}>{byline(author)}</MemberLink>
        <CoAuthors id={_id} />
        <LocalDate iso={date} />
        <span>{say('minRead', { readMinutes })}</span>
        <span>{say('viewCount', { count: views ?? 0 })}</span>
      </p>
      <AdminTools kind="blogs" id={_id} title={title} />
    </header>
  )
}

/** Shares the readable address by the device's own dialog, or copies it if there is no dialog. */
function ShareArticle({ blog: { slug, title } }: { blog: BlogPage }) {
  const share = async () => {
    const url = new URL(paths.article(slug), location.href).href
    if ('share' in navigator) return navigator.share({ title, url })
    if (await copyText(url)) toast.success(say('linkCopied'))
    else toast.info(say('itsLink', { url }))
  }
  return (
    <Button onClick={() => share().catch(changedMind)}>
      <Icon name="link" /> {say('share')}
    </Button>
  )
}

/** The reader closed the dialog without choosing. */
const changedMind = () => undefined

type Headings = BlogPage['headings']

/** Lists the two upper levels of headings: beside the article if there is room, or folded above it. */
function ContentsList({ headings }: { headings: Headings }) {
  const top = Math.min(...headings.map(({ level }) => level))
  const listed = headings.filter(({ level }) => level <= top + 1)
  const current = useSectionRead(listed)
  if (listed.length < 2) return null
  const list = <Entries headings={listed} top={top} current={current} />
  return (
    <nav className="toc" aria-label={say('onThisPage')}>
      <details className="toc-fold">
        <summary className="label">
          {say('onThisPage')} <Icon name="down" />
        </summary>
        {list}
      </details>
      <div className="toc-list">
        <p className="label">{say('onThisPage')}</p>
        {list}
      </div>
    </nav>
  )
}

interface EntriesProps {
  headings: Headings
  top: number
  current: string | undefined
}

function Entries({ headings, top, current }: EntriesProps) {
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > top ? 'deeper' : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Pixels below the top bar. A heading above this line counts as reached. */
const READ_LINE = 120

/** Returns the id of the heading whose section is being read. */
function useSectionRead(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = headings.map(({ id }) => id).join(' ')
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const reached = ids.split(' ').filter((id) => {
        const heading = document.getElementById(id)
        return heading && heading.getBoundingClientRect().top <= READ_LINE
      })
      // The heading of a short last section never reaches the line, because the page ends first.
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      setCurrent(atEnd ? ids.split(' ').at(-1) : reached.at(-1))
    }
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      removeEventListener('scroll', lookSoon)
      cancelAnimationFrame(asked)
    }
  }, [ids])
  return current
}
