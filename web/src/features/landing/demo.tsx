import { say } from 'words:demo'
import type { KeyboardEvent } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { DemoCode } from './demo-code.tsx'
import recorded from './demo-steps.json'
import { type Player, usePlayer } from './use-player.ts'

/** A step of the program on the landing page, as the judge recorded it. Lists are texts with spaces between the values. */
export interface DemoStep {
  readonly line: number
  /** The text for screen readers. */
  readonly said: string
  readonly cells: string
  /** The places of the cells that changed. */
  readonly changed: string
  /** Variables that are places in the list. */
  readonly pointers: Readonly<Record<string, number>>
  readonly values: Readonly<Record<string, string>>
  /** The names of the changed variables. */
  readonly news: string
  readonly returns?: string
}

const steps: readonly DemoStep[] = recorded

/** Steps through a real run of a short program. The server draws its first step. */
export function Demo() {
  const player = usePlayer(steps.length)
  const step = steps[player.at]
  if (!step) return null
  return (
    <section
      className="demo"
      id="demo"
      aria-labelledby="demo-title"
      onKeyDown={(event) => stepByKey(event, player)}
    >
      <div className="demo-head">
        <h3 className="plate-xs" id="demo-title">
          {say('title')}
        </h3>
        <p className="muted">{say('lead')}</p>
      </div>
      <DemoCode line={step.line} />
      <div className="demo-run">
        <List step={step} />
        <Values step={step} />
        <Controls player={player} />
      </div>
      <p className="sr" aria-live={player.playing ? 'off' : 'polite'}>
        {player.ready && step.said}
      </p>
    </section>
  )
}

/** The slider uses these keys itself. */
function stepByKey(event: KeyboardEvent, { at, count, go }: Player) {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  if (to === undefined) return
  event.preventDefault()
  go(to)
}

/** Draws the list like the trace view: cells with their places, and arrows for variables that point into it. */
function List({ step }: { step: DemoStep }) {
  const changed = step.changed.split(' ')
  const cells = step.cells.split(' ').map((words, place) => ({ words, place }))
  const pointers = Object.entries(step.pointers)
  const said = pointers.map(([name, place]) => say('at', { name, place })).join('')
  return (
    <div className="demo-list" role="img" aria-label={`nums: ${step.cells.replaceAll(' ', ', ')}${said}`}>
      <p className="label plain">nums</p>
      <div className="demo-cells">
        {cells.map(({ words, place }) => {
          const here = pointers.filter(([, at]) => at === place)
          return (
            <div key={place} className={classNames('demo-cell', here.length > 0 && 'is-aimed')}>
              <span className="label plain">{place}</span>
              <span className={classNames('demo-value', changed.includes(String(place)) && 'is-new')}>
                {words}
              </span>
              {here.map(([name]) => (
                <span key={name} className="demo-pointer">
                  {name}
                </span>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const NAMES = ['slow', 'fast', 'value']

/** Shows the variables. Each has a row from the start, so that nothing moves. */
function Values({ step }: { step: DemoStep }) {
  const news = step.news.split(' ')
  return (
    <dl className="demo-values">
      {NAMES.map((name) => (
        <div key={name} className={news.includes(name) ? 'is-new' : undefined}>
          <dt>{name}</dt>
          <dd>{step.values[name] ?? '·'}</dd>
        </div>
      ))}
      <div className={step.returns ? 'is-new' : undefined}>
        <dt>{say('returns')}</dt>
        <dd>{step.returns ?? '·'}</dd>
      </div>
    </dl>
  )
}

function Controls({ player }: { player: Player }) {
  const { at, count, go, playing, play, ready } = player
  const last = at === count - 1
  return (
    <div className="demo-controls">
      <Button square aria-label={say('back')} aria-disabled={!ready || at === 0} onClick={() => go(at - 1)}>
        <Icon name="back" />
      </Button>
      <Button square aria-label={say(playing ? 'pause' : 'play')} aria-disabled={!ready} onClick={play}>
        <Icon name={playing ? 'pause' : 'play'} />
      </Button>
      <Button square aria-label={say('forward')} aria-disabled={!ready || last} onClick={() => go(at + 1)}>
        <Icon name="arrow" />
      </Button>
      <input
        type="range"
        aria-label={say('step')}
        aria-valuetext={say('stepCount', { step: at + 1, count })}
        min={1}
        max={count}
        value={at + 1}
        disabled={!ready}
        onChange={({ target }) => go(Number(target.value) - 1)}
      />
      <span className="num small">
        {at + 1} / {count}
      </span>
    </div>
  )
}
