import { say } from 'words:help'
import { Link } from '@tanstack/react-router'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import './help.css'

export const head = () => ({ title: titled(say('title')), description: say('lead') })

/** Explains the words of the site in a sentence or two. docs/words.md explains them to developers. */
export function Page() {
  return (
    <main id="main" className="page wrap help">
      <div className="page-head">
        <h1 className="title">{say('title')}</h1>
      </div>
      <dl>
        {terms.map(({ term, means, to }) => (
          <div key={term} id={term}>
            <dt>
              {to ? (
                <Link className="link" to={to}>
                  {say(term)}
                </Link>
              ) : (
                say(term)
              )}
            </dt>
            <dd>{say(means)}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}

const terms = [
  { term: 'problem', means: 'problemMeans', to: paths.problems },
  { term: 'path', means: 'pathMeans', to: undefined },
  { term: 'module', means: 'moduleMeans', to: paths.dashboard },
  { term: 'list', means: 'listMeans', to: paths.lists },
  { term: 'plan', means: 'planMeans', to: paths.plans },
  { term: 'tracker', means: 'trackerMeans', to: paths.dsa },
  { term: 'review', means: 'reviewMeans', to: paths.reviews },
  { term: 'streak', means: 'streakMeans', to: paths.streak },
  { term: 'fuel', means: 'fuelMeans', to: undefined },
] as const
