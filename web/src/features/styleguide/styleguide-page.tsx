import { SkipLink } from '../../platform/navigation/skip-link.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Brand } from '../../platform/ui/brand.tsx'
import { ThemeToggle } from '../../platform/ui/theme.tsx'
import { CodeDemo } from './code-demo.tsx'
import { Buttons, Choices } from './controls.tsx'
import { Brackets, Colours, Words } from './foundations.tsx'
import { Inputs } from './inputs.tsx'
import { Labels } from './labels.tsx'
import { Layers, Toasts } from './layers.tsx'
import { Lists } from './lists.tsx'
import { Sidebar } from './sidebar-demo.tsx'
import { Spec } from './spec.tsx'
import { DrawnNumbers, States } from './states.tsx'
import '../../platform/ui/checklist.css'
import '../../platform/navigation/toc.css'
import './styleguide.css'

const parts = [
  'Mark and words',
  'Colour',
  'Bracket',
  'Buttons and links',
  'Inputs',
  'Tabs and filters',
  'Badges, avatars, keys, icons',
  'Cards and rows',
  'Toasts',
  'Dialog, sheet, tooltip',
  'The five states',
  'Drawn numbers',
  'Code',
  'Sidebar',
]

export const head = () => ({ title: titled('Style guide'), unlisted: true })

/** Shows every component in every state on one page. */
export function Page() {
  return (
    <>
      <SkipLink />
      <header className="bar">
        <Brand />
        <span className="sp" />
        <Badge variant="solid">STYLE GUIDE</Badge>
        <ThemeToggle />
      </header>
      <div className="wrap guide">
        <nav className="toc" aria-label="Sections">
          <p className="label">Parts</p>
          <ol>
            {parts.map((name, at) => (
              <li key={name}>
                <a href={`#s${at + 1}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main id="main">
          <div className="page-head">
            <h1 className="title">Every part, every state</h1>
            <p className="lead">Resize it, switch the theme, tab through it.</p>
          </div>
          <Words />
          <Colours />
          <Brackets />
          <Buttons />
          <Inputs />
          <Choices />
          <Labels />
          <Lists />
          <Toasts />
          <Layers />
          <States />
          <DrawnNumbers />
          <CodeDemo />
          <Spec number={14} title="Sidebar">
            <div className="sides">
              <Sidebar name="Expanded" />
              <Sidebar name="Collapsed" rail />
            </div>
          </Spec>
        </main>
      </div>
    </>
  )
}
