import { say } from 'words:curriculum'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useProblemsHere } from './solvable.tsx'
import './row-links.css'

interface RowLinksProps {
  /** Null for a question that is in no topic. */
  questionId: string | null
  name: string
  /** The exercise on another site. */
  link: string | undefined
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>

/** Links to the places where a question is solved: on this site, if it has a problem here, and elsewhere. */
export function RowLinks({ questionId, name, link }: RowLinksProps) {
  const slug = useProblemsHere().get(questionId)?.slug
  return (
    <>
      {slug && (
        <Link className={buttonClass({ size: 'dense' })} to={paths.problem('$slug')} params={{ slug }}>
          {say('solveNamed', { name, sr })}
        </Link>
      )}
      {link && (
        <ButtonLink
          variant="ghost"
          square={Boolean(slug)}
          size={slug ? 'normal' : 'dense'}
          className="elsewhere"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          {!slug && <span className="only-wide">{siteOf(link)} </span>}
          {sr(say('openNamed', { name }))}
          <Icon name="external" small={!slug} />
        </ButtonLink>
      )}
    </>
  )
}

/** Returns `LeetCode`, or else the name of the host. */
function siteOf(link: string): string {
  if (!URL.canParse(link)) return ''
  const host = new URL(link).hostname.replace(/^www\./, '')
  return host === 'leetcode.com' ? 'LeetCode' : host
}
