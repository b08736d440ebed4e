import { Brand, BrandMark } from '../../platform/ui/brand.tsx'
import { Spec } from './spec.tsx'

const colours = [
  ['ground', 'panel', 'raised', 'well', 'line', 'line-strong', 'tick'],
  ['text', 'text-2', 'text-3'],
  ['accent', 'accent-hover', 'on-accent', 'accent-text', 'mark', 'accent-wash'],
  ['easy', 'medium', 'hard', 'selected', 'rejected', 'pending', 'unknown', 'info'],
  ['heat-0', 'heat-1', 'heat-2', 'heat-3', 'heat-4'],
]

export function Words() {
  return (
    <Spec number={1} title="Mark and words">
      <div className="row-btns">
        <Brand />
        <BrandMark className="guide-mark" />
      </div>
      <p className="plate-s">Plate, 125 wide</p>
      <p className="title">Title, 112 wide, one per screen</p>
      <p className="head">Head, 112 wide</p>
      <p className="card-title">Card title, 106 wide</p>
      <p className="lead">Lead. A subtitle, a tagline, one thought.</p>
      <p>
        Body, 16 on 1.35 in the interface, 17 to 19 on 1.62 where it is read. Čapek, Łukasz and Gödel too.
      </p>
      <p className="label">
        <b>01</b> / Label, 12 mono
      </p>
      <p>
        <span className="figure">
          123<small>of 580</small>
        </span>
      </p>
    </Spec>
  )
}

export function Colours() {
  return (
    <Spec number={2} title="Colour">
      {colours.map((names) => (
        <ul className="sws" key={names[0]}>
          {names.map((name) => (
            <li key={name}>
              <span className={`sw sw-${name}`} />
              <span className="label plain">{name}</span>
            </li>
          ))}
        </ul>
      ))}
    </Spec>
  )
}

export function Brackets() {
  return (
    <Spec number={3} title="Bracket">
      <div className="grid three">
        <div className="card">
          <p className="label">Card at rest</p>
          <p className="small">Hairline, no bracket.</p>
        </div>
        <div className="card aim-on is-aimed">
          <p className="label">Hover, focus within</p>
          <p className="small">Brackets close in from 8 px.</p>
        </div>
        <div className="card aim lit">
          <p className="label">
            <b>Current</b>
          </p>
          <p className="small">Lit. One per screen.</p>
        </div>
      </div>
    </Spec>
  )
}
