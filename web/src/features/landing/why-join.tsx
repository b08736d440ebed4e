import { nameOf } from 'words:demo'
import type { Reason } from '@callofcode/contract/club/club-look'
import type { ReactNode } from 'react'
import { useClub } from '../../platform/session/club.ts'
import { Demo } from './demo.tsx'
import { NextEvent } from './next-event.tsx'
import { TryOne } from './try-one.tsx'

interface Drawing {
  figure: ReactNode
  drawn: string
}

/** One drawing for each reason. */
const drawings: readonly Drawing[] = [
  {
    figure: <GraphFigure />,
    drawn: 'GRAPH',
  },
  {
    figure: <TreeFigure />,
    drawn: 'TREE',
  },
  {
    figure: <SortedFigure />,
    drawn: 'SORTED',
  },
]

export function WhyJoin() {
  const { landing } = useClub()
  return (
    <section className="why" id="why" aria-labelledby="why-title">
      <div className="why-head">
        <h2 className="plate-s" id="why-title">
          {nameOf(landing.why)}
        </h2>
      </div>
      <ul className="why-cards">
        {drawings.map((drawing, at) => (
          <ReasonCard key={drawing.drawn} number={at + 1} {...drawing} reason={landing.reasons[at]} />
        ))}
      </ul>
      <Demo />
      <TryOne />
      <NextEvent />
    </section>
  )
}

interface ReasonProps extends Drawing {
  number: number
  reason: Reason | undefined
}

function ReasonCard({ number, figure, drawn, reason }: ReasonProps) {
  return (
    <li className="aim-on">
      {figure}
      <p className="label" aria-hidden="true">
        <b>0{number}</b> / {nameOf(drawn)}
      </p>
      <h3 className="plate-xs">{reason && nameOf(reason.title)}</h3>
      <p className="muted">{reason && nameOf(reason.words)}</p>
    </li>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <svg className="fig" viewBox="0 0 320 150" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Draws a graph with a highlighted path. */
function GraphFigure() {
  return (
    <Figure>
      <path
        className="e"
        d="M46 96L104 44 172 78 236 34 286 92 206 122 172 78 104 112 46 96M104 44L104 112M236 34L206 122"
      />
      <path className="e hot" d="M104 44L172 78 206 122" />
      <g className="n">
        <circle cx="46" cy="96" r="7" />
        <circle cx="104" cy="112" r="7" />
        <circle cx="236" cy="34" r="7" />
        <circle cx="286" cy="92" r="7" />
      </g>
      <g className="n hot">
        <circle cx="104" cy="44" r="7" />
        <circle cx="206" cy="122" r="7" />
        <circle cx="172" cy="78" r="10" />
      </g>
    </Figure>
  )
}

/** Draws a tree that grows in empty space. */
function TreeFigure() {
  return (
    <Figure>
      <path className="e" d="M160 22L88 66M160 22L232 66M88 66L52 110M88 66L124 110M232 66L196 110" />
      <path className="e hot" d="M160 22L232 66 268 110" />
      <path className="e hot dash" d="M268 110L250 140M268 110L288 140" />
      <path className="n" d="M81 59h14v14H81zM45 103h14v14H45zM117 103h14v14h-14zM189 103h14v14h-14z" />
      <path className="n hot" d="M153 15h14v14h-14zM225 59h14v14h-14zM259 101h18v18h-18z" />
    </Figure>
  )
}

/** A sorted array, its greatest lit. */
function SortedFigure() {
  return (
    <Figure>
      <path className="e" d="M30 134H290" />
      <path
        className="n"
        d="M36 112h16v22h-16zM64 104h16v30h-16zM92 96h16v38h-16zM120 84h16v50h-16zM148 72h16v62h-16zM176 64h16v70h-16zM204 50h16v84h-16zM232 38h16v96h-16z"
      />
      <path className="n hot" d="M260 16h16v118h-16z" />
    </Figure>
  )
}
