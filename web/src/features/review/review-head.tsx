import { say } from 'words:review'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { paths } from '../../platform/paths.ts'

const VIEWS = [paths.reviews, paths.allReviews, paths.kept] as const
type View = (typeof VIEWS)[number]

const labels: Readonly<Record<View, () => string>> = {
  [paths.reviews]: () => say('viewToday'),
  [paths.allReviews]: () => say('viewAll'),
  [paths.kept]: () => say('viewKept'),
}

interface ReviewHeadProps {
  view: View
  title: string
  explained?: ReactNode
}

/** Shows the head of the three review screens, with links between them. */
export function ReviewHead({ view, ...head }: ReviewHeadProps) {
  return (
    <>
      <ListHead id="reviews" {...head} />
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
