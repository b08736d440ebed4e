import type { Area } from '@callofcode/contract/area'
import type { Task } from '@callofcode/contract/task'
import type { Messages } from '../language/messages.ts'
import type { PlainKey } from '../language/words.ts'
import type { IconName } from '../ui/icon.tsx'
import type { PageModule } from './page-module.ts'

/**
 * Who may open a screen; without a guard, everybody. `account`: any member, also one who must set up a second factor first. A
 * task: who holds it, and admins.
 */
export type Guard = 'account' | 'member' | Task | 'organiser' | 'admin'

/** Fetches a page when it is first needed. */
export type LoadPage = () => Promise<PageModule>

/** A name that the frame of the screens says. */
export type PlaceName = PlainKey<Messages['shell']>
export type SidebarGroupName = Extract<PlaceName, 'Practise' | 'Mine' | 'Club' | 'Run the club'>

/** The parts of an address that its path leaves open. */
export type PathParams = Readonly<Record<string, string>>

/** What stands above a screen in the breadcrumb: the path of a screen, or a thing that has none. */
export type StepAbove = string | { readonly item: PlaceName }

/** A screen: where it is, what draws it, who may open it, and what leads to it. A feature says its screens in `screens.ts`. */
export interface Screen {
  readonly path: string
  readonly page: LoadPage
  /** It stands alone, without the frame of the others. */
  readonly bare?: true
  /** In development and in the demo only. */
  readonly workshop?: true
  readonly guard?: Guard
  /** The club may show it to members only. */
  readonly area?: Area
  /** The search keys that it reads; any other key is ignored. */
  readonly search?: readonly string[]
  /** Visitors only read it: no script runs before they touch the page. */
  readonly isRead?: true
  /** Its step of the breadcrumb. */
  readonly crumb?: PlaceName
  /** Instead of `crumb`: the word for what it shows, until the title of that is known. */
  readonly item?: PlaceName | ((params: PathParams) => PlaceName)
  /** Its step is drawn as a badge. */
  readonly badge?: true
  /** What stands above it in the breadcrumb, outermost first. */
  readonly under?: readonly StepAbove[] | ((params: PathParams) => readonly StepAbove[])
  /** What it is called where it stands alone, if that is not its step. */
  readonly name?: PlaceName | PlainKey<Messages['palette']>
  /** With an icon the palette offers it to whoever may open it. */
  readonly icon?: IconName
  /** Behind `g` this letter opens it. */
  readonly key?: string
  /** Its place in the sidebar; the lowest number is first. */
  readonly sidebar?: { readonly group: SidebarGroupName; readonly at: number }
  /** The path of its entry in the sidebar, if that is neither its own nor above it; null if it has none. */
  readonly entry?: string | null
}
