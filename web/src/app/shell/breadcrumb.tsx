import { say } from 'words:shell'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useCallback, useSyncExternalStore } from 'react'
import { Badge } from '../../platform/ui/badge.tsx'
import { placeAt } from '../screen-at.ts'
import { type Crumb, crumbsOf } from './crumbs.ts'

export function Breadcrumb({ path }: { path: string }) {
  const crumbs = crumbsOf(path, useShownTitle(itemAt(path)))
  return (
    <nav className="crumb" aria-label={say('breadcrumb')}>
      {crumbs.map((crumb, at) => (
        // Two of them may lead to one address.
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place.
        <Fragment key={at}>
          {at > 0 && <span aria-hidden="true">/</span>}
          <Step crumb={crumb} here={crumb.to === path} />
        </Fragment>
      ))}
    </nav>
  )
}

function Step({ crumb: { label, to, badge }, here }: { crumb: Crumb; here: boolean }) {
  if (badge) return <Badge variant="solid">{label}</Badge>
  if (!to) return <span aria-current="page">{label}</span>
  // The dashboard's address is its first screen. The current page gets no link.
  if (here) return <span>{label}</span>
  return (
    <Link to={to} activeOptions={{ exact: true }}>
      {label}
    </Link>
  )
}

/** Returns the id or the slug in an address. */
const itemAt = (path: string) => Object.values(placeAt(path)?.params ?? {}).at(-1)

interface Shown {
  readonly data?: { readonly title?: unknown; readonly name?: unknown } | Row[] | undefined
  /** Beside a list: the title of the list's owner. */
  readonly title?: unknown
}
interface Row {
  readonly _id?: unknown
  readonly title?: unknown
}

/** Returns the title of the item with this id or slug from any cached response, lists included. It sends no request. */
function useShownTitle(name: string | undefined): string | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  const titleNow = () => {
    if (!name) return undefined
    for (const { queryKey, state } of cache.getAll()) {
      const input = queryKey[1] as { params?: Record<string, string> } | undefined
      const answer = state.data as Shown | null | undefined
      const shown = answer?.data
      const { id, questionId, slug, handle, key } = input?.params ?? {}
      const title = Array.isArray(shown)
        ? (shown.find((row) => row._id === name)?.title ?? (id === name && answer?.title))
        : [id, questionId, slug, handle, key].includes(name) && (shown?.title ?? shown?.name)
      if (typeof title === 'string') return title
    }
    return undefined
  }
  return useSyncExternalStore(subscribe, titleNow, titleNow)
}
