import { say } from 'words:problem'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { DIFFERENCES } from './differences.ts'
import './differences.css'

export const head = () => ({
  title: titled(say('whatDiffersHere')),
  description: say('whereTheJudgeAnswers'),
})

export function Page() {
  return (
    <main id="main" className="page wrap differences">
      <div className="page-head">
        <h1 className="title">{say('whatDiffersHere')}</h1>
        <p className="lead">{say('theJudgeIsHeld')}</p>
      </div>
      {DIFFERENCES.map(({ language, same, points }) => (
        <section key={language} aria-label={language}>
          <h2 className="head">{language}</h2>
          <p>{coded(same)}</p>
          <dl>
            {points.map(([what, words]) => (
              <div key={what}>
                <dt>{coded(what)}</dt>
                <dd>{coded(words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>
        {say('differenceReport', {
          link: (inside) => (
            <Link className="link" to={paths.forum}>
              {inside}
            </Link>
          ),
        })}
      </p>
    </main>
  )
}

/** Text between backticks is code. */
function coded(words: string): ReactNode[] {
  return words.split('`').map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part))
}
