import type { Area } from '@callofcode/contract/area'
import type { Task } from '@callofcode/contract/task'
import { useEffect } from 'react'
import type { Messages } from '../language/messages.ts'
import type { PlainKey } from '../language/words.ts'
import type { IconName } from '../ui/icon.tsx'
import type { PageModule } from './page-module.ts'

/**
 * The people who may open a screen. Without a guard everybody may. `account` means any member, also one who must set up a second
 * factor first. A task means its holders, and admins.
 */
export type Guard = 'account' | 'member' | Task | 'organiser' | 'admin'

/** Fetches a page when it is first needed. */
export type LoadPage = () => Promise<PageModule>

/** A name that the frame of the screens shows. */
export type PlaceName = PlainKey<Messages['shell']>
export type SidebarGroupName = Extract<PlaceName, 'Practise' | 'Mine' | 'Club' | 'Run the club'>

/** The variable parts of an address. */
export type PathParams = Readonly<Record<string, string>>

/** A step above a screen in the breadcrumb: the path of a screen, or an item that has no path. */
export type StepAbove = string | { readonly item: PlaceName }

/** A screen: its path, its page, its guard, and the entries that lead to it. A feature lists its screens in `screens.ts`. */
export interface Screen {
  readonly path: string
  readonly page: LoadPage
  /** The screen is shown without the frame. */
  readonly bare?: true
  /** In development and in the demo only. */
  readonly workshop?: true
  readonly guard?: Guard
  /** The club may show it to members only. */
  readonly area?: Area
  /** The query parameters that the screen reads. Others are ignored. */
  readonly search?: readonly string[]
  /** Visitors only read the screen, so no script runs before they touch the page. */
  readonly isRead?: true
  /** The screen's step of the breadcrumb. */
  readonly crumb?: PlaceName
  /** Replaces `crumb`: the word for the shown item, until its title is loaded. */
  readonly item?: PlaceName | ((params: PathParams) => PlaceName)
  /** The step is shown as a badge. */
  readonly badge?: true
  /** The steps above the screen in the breadcrumb, outermost first. */
  readonly under?: readonly StepAbove[] | ((params: PathParams) => readonly StepAbove[])
  /** The screen's name outside the breadcrumb, if it differs from its step. */
  readonly name?: PlaceName | PlainKey<Messages['palette']>
  /** With an icon the palette offers the screen to people who may open it. */
  readonly icon?: IconName
  /** The letter that opens the screen after `g`. */
  readonly key?: string
  /** The place in the sidebar. The lowest number is first. */
  readonly sidebar?: { readonly group: SidebarGroupName; readonly at: number }
  /** The path of the screen's entry in the sidebar, if that is neither its own nor above it. Null if it has none. */
  readonly entry?: string | null
}

let isThere = () => {}

/**
 * Resolves once the server-rendered screen responds to a press. React hydrates a screen in several steps, the frame before the
 * page in it. A press before the last step would be lost.
 */
export const screenAnswers = new Promise<void>((resolve) => {
  isThere = resolve
})

/** Must be the innermost component of every screen. */
export function Answers() {
  useEffect(() => {
    isThere()
  }, [])
  return null
}
