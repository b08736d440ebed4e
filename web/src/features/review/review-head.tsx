import { Link } from '@tanstack/react-router'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { paths } from '../../platform/paths.ts'
import { say } from './review-words.ts'

const VIEWS = [paths.reviews, paths.allReviews, paths.kept] as const
type View = (typeof VIEWS)[number]

const labels: Readonly<Record<View, () => string>> = {
  [paths.reviews]: () => say('viewToday'),
  [paths.allReviews]: () => say('viewAll'),
  [paths.kept]: () => say('viewKept'),
}

/** The head of the three screens about reviews, with the way from one to the other. */
export function ReviewHead({ view, title, lead }: { view: View; title: string; lead: string }) {
  return (
    <>
      <div className="page-head">
        <h1 className="title" id="reviews" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <Segmented
        label={say('views')}
        fit="full"
        items={VIEWS.map((value) => ({ value, label: labels[value]() }))}
        value={view}
        link={(to, parts) => <Link to={to} activeOptions={{ exact: true }} {...parts} />}
      />
    </>
  )
}
