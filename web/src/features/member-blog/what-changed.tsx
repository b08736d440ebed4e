import { say } from 'words:writing'
import type { MemberBlogPage, MemberBlogText } from '@callofcode/contract/member-blog/member-blog'
import type { ReactNode } from 'react'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { TextDifference } from '../version/public.ts'

/** Shows an editor's changes to the submitted text, and how an edit differs from the published text. */
export function WhatChanged({ blog }: { blog: MemberBlogPage }) {
  const { sentIn, published } = blog
  return (
    <>
      {sentIn && (
        <Compared
          title={say('whatChanged', { editor: sentIn.editor ?? say('anEditor') })}
          open
          before={sentIn}
          after={blog}
        >
          <LocalTime iso={sentIn.editedAt} />
        </Compared>
      )}
      {published && <Compared title={say('diffToPublished')} before={published} after={blog} />}
    </>
  )
}

interface ComparedProps {
  title: string
  open?: boolean
  before: MemberBlogText
  after: MemberBlogText
  children?: ReactNode
}

const FIELDS = [
  ['title', () => say('title')],
  ['category', () => say('category')],
  ['tags', () => say('tags')],
  ['content', () => say('content')],
] as const

function Compared({ title, open, before, after, children }: ComparedProps) {
  const differing = FIELDS.filter(([name]) => String(before[name]) !== String(after[name]))
  if (differing.length === 0) return null
  return (
    <details className="writing-compared" open={open}>
      <summary className="btn ghost">
        <Icon name="down" small />
        {title}
      </summary>
      <div className="writing-differences">
        {children && <p className="small muted">{children}</p>}
        {differing.map(([name, label]) => (
          <section key={name} aria-label={label()}>
            <p className="label">{label()}</p>
            <TextDifference before={textOf(before[name])} after={textOf(after[name])} />
          </section>
        ))}
      </div>
    </details>
  )
}

const textOf = (value: string | string[]) => (typeof value === 'string' ? value : value.join(', '))
