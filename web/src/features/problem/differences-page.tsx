import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { DIFFERENCES } from './differences.ts'
import './differences.css'

export const head = () => ({
  title: titled('What differs here'),
  description: 'Where the judge answers otherwise than g++, CPython or Node.js on your own machine.',
})

export function Page() {
  return (
    <main id="main" className="page wrap differences">
      <div className="page-head">
        <h1 className="title">What differs here</h1>
        <p className="lead">
          The judge is held to what g++ 12, CPython 3.11 and Node.js 20 print, by four hundred programs. This
          is the rest: where it answers otherwise than your own machine.
        </p>
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
        Something else differs?{' '}
        <Link className="link" to={paths.forum}>
          Say it in the forum
        </Link>
        , with the program.
      </p>
    </main>
  )
}

/** What stands between backticks is code. */
function coded(words: string): ReactNode[] {
  return words.split('`').map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part))
}
