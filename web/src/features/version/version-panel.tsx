import { say } from 'words:version'
import type { ItemHistory } from '@callofcode/contract/version/version'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { BringBack } from './bring-back.tsx'
import { VersionContent } from './version-content.tsx'
import { actionWords } from './version-list.tsx'
import { type Chosen, VIEWS, type View } from './version-place.ts'

interface PanelProps {
  history: ItemHistory
  chosen: Chosen
}

const viewWords: Readonly<Record<View, string>> = {
  get before() {
    return say('changes')
  },
  get present() {
    return say('sinceThen')
  },
  get whole() {
    return say('wholeText')
  },
}

/** Shows one version: its author, and its comparison with another version. */
export function VersionPanel({ history, chosen }: PanelProps) {
  const { entry, views, view } = chosen
  const section = useShownWhenChosen(entry.number)
  return (
    <section className="version" aria-labelledby="version-title" ref={section}>
      <PanelHead history={history} chosen={chosen} />
      <TabLinks
        label={say('whatToShow')}
        items={VIEWS.filter((one) => views.includes(one)).map((one) => ({
          value: one,
          label: viewWords[one],
        }))}
        value={view}
        link={(one, parts) => (
          <Link
            to="."
            search={(before: object) => ({ ...before, view: one === views[0] ? undefined : one })}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...parts}
          />
        )}
      />
      <VersionContent key={`${entry.number} ${view}`} history={history} chosen={chosen} />
    </section>
  )
}

function PanelHead({ history, chosen: { entry, present } }: PanelProps) {
  const { number, action, by, at } = entry
  return (
    <div className="version-head">
      <div>
        <h2 className="head" id="version-title" tabIndex={-1}>
          {say('versionNumber', { number })}
        </h2>
        <p className="label plain" role="status">
          <span className="sr">{say('versionLead', { number })} </span>
          {actionWords[action]}
          {by && say('by', { by })} / <LocalTime iso={at} />
        </p>
      </div>
      <Steps versions={history.versions} number={number} />
      {entry !== present && !history.removedAt && <BringBack history={history} number={number} />}
    </div>
  )
}

/** Links to the next older and newer version. */
function Steps({ versions, number }: { versions: ItemHistory['versions']; number: number }) {
  const at = versions.findIndex((one) => one.number === number)
  const steps = [
    { label: say('olderVersion'), icon: 'back', entry: versions[at + 1], rel: 'prev' },
    { label: say('newerVersion'), icon: 'arrow', entry: versions[at - 1], rel: 'next' },
  ] as const
  return (
    <nav className="steps" aria-label={say('otherVersions')}>
      {steps.map(({ label, icon, entry, rel }) =>
        entry ? (
          <Link
            key={rel}
            className={buttonClass({ variant: 'ghost', square: true })}
            to="."
            search={(before: object) => ({
              ...before,
              version: entry === versions[0] ? undefined : entry.number,
            })}
            resetScroll={false}
            aria-label={`${label}: ${entry.number}`}
            rel={rel}
          >
            <Icon name={icon} />
          </Link>
        ) : (
          <span key={rel} className="step-none" />
        ),
      )}
    </nav>
  )
}

/** Scrolls to a version when it is chosen, because on a phone it is below the list. */
function useShownWhenChosen(number: number) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(number)
  useEffect(() => {
    if (before.current === number) return
    before.current = number
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight * 0.6) section.current?.scrollIntoView({ block: 'start' })
  }, [number])
  return section
}
