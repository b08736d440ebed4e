import { nameOf as placeName } from 'words:shell'
import type { PathParams, PlaceName, Screen, StepAbove } from '../../platform/page/screen.ts'
import { placeAt, screenOf, stepsAbove } from '../screen-at.ts'

/** A part of the breadcrumb. The last part has no address. */
export interface Crumb {
  readonly label: string
  /** Shown as a badge. */
  readonly badge?: true
  readonly to?: string
}

/** Returns the breadcrumb of an address. `title` is the title of the shown item, once it is loaded. */
export function crumbsOf(address: string, title: string | undefined): Crumb[] {
  const place = placeAt(address)
  if (!place) return []
  const { screen, params } = place
  const above = stepsAbove(screen, params).map((step) => crumbAbove(step, params, title))
  return [...above, ownCrumb(screen, params, title)]
}

function ownCrumb({ crumb, item, badge }: Screen, params: PathParams, title: string | undefined): Crumb {
  const label = crumb ? placeName(crumb) : item ? (title ?? placeName(wordOf(item, params))) : ''
  return { label, ...(badge && { badge }) }
}

const wordOf = (item: NonNullable<Screen['item']>, params: PathParams): PlaceName =>
  typeof item === 'function' ? item(params) : item

function crumbAbove(step: StepAbove, params: PathParams, title: string | undefined): Crumb {
  if (typeof step !== 'string') return { label: title ?? placeName(step.item) }
  const screen = screenOf(step)
  if (!screen) throw new Error(`The breadcrumb leads over ${step}, which is no screen`)
  return { ...ownCrumb(screen, params, title), to: filled(step, params) }
}

const filled = (path: string, params: PathParams) =>
  path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '')
