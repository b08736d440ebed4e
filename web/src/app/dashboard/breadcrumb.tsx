import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { Fragment, useCallback, useSyncExternalStore } from 'react'
import { paths } from '../../platform/paths.ts'
import { type Crumb, crumbsOf } from './crumbs.ts'

export function Breadcrumb() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const crumbs = crumbsOf(path, useShownTitle(nameIn(path)))
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {crumbs.map((crumb, at) => (
        <Fragment key={crumb.to ?? 'here'}>
          {at > 0 && <span aria-hidden="true">/</span>}
          <Step crumb={crumb} here={crumb.to === path} />
        </Fragment>
      ))}
    </nav>
  )
}

function Step({ crumb: { label, to }, here }: { crumb: Crumb; here: boolean }) {
  if (!to) return <span aria-current="page">{label}</span>
  // The dashboard's address is its first screen: no link to the current page.
  if (here) return <span>{label}</span>
  return (
    <Link to={to} activeOptions={{ exact: true }}>
      {label}
    </Link>
  )
}

/** The last part of the path: an id or a slug. */
function nameIn(path: string) {
  const steps = path.split('/')
  if (path.startsWith(paths.history('', '').slice(0, -1))) return steps[4]
  return steps[path.startsWith('/dashboard/') ? 3 : 2]
}

interface Shown {
  readonly data?: { readonly title?: unknown } | undefined
}

/** The title of the item with this id or slug, from any answer in the cache. Fetches nothing. */
function useShownTitle(name: string | undefined): string | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  const titleNow = () => {
    if (!name) return undefined
    for (const { queryKey, state } of cache.getAll()) {
      const input = queryKey[1] as { params?: { id?: string; slug?: string } } | undefined
      const title = (state.data as Shown | null | undefined)?.data?.title
      const { id, slug } = input?.params ?? {}
      if ((id === name || slug === name) && typeof title === 'string') return title
    }
    return undefined
  }
  return useSyncExternalStore(subscribe, titleNow, titleNow)
}
