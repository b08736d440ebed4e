import type { ReactNode } from 'react'
import { GraphFigure, SortedFigure, TreeFigure } from './why-figures.tsx'

interface Reason {
  figure: ReactNode
  drawn: string
  title: string
  words: string
}

const reasons: readonly Reason[] = [
  {
    figure: <GraphFigure />,
    drawn: 'GRAPH',
    title: 'COMMUNITY',
    words: 'Connect with passionate coders and grow together.',
  },
  {
    figure: <TreeFigure />,
    drawn: 'TREE',
    title: 'INNOVATION',
    words: 'Explore cutting-edge technologies and build amazing things.',
  },
  {
    figure: <SortedFigure />,
    drawn: 'SORTED',
    title: 'ACHIEVEMENT',
    words: 'Participate in hackathons and showcase your skills.',
  },
]

export function WhyJoin() {
  return (
    <section className="why" id="why" aria-labelledby="why-title">
      <div className="why-head">
        <h2 className="plate-s" id="why-title">
          WHY JOIN US?
        </h2>
      </div>
      <ul className="why-cards">
        {reasons.map((reason, at) => (
          <ReasonCard key={reason.title} number={at + 1} {...reason} />
        ))}
      </ul>
    </section>
  )
}

function ReasonCard({ number, figure, drawn, title, words }: Reason & { number: number }) {
  return (
    <li className="aim-on">
      {figure}
      <p className="label" aria-hidden="true">
        <b>0{number}</b> / {drawn}
      </p>
      <h3 className="plate-xs">{title}</h3>
      <p className="muted">{words}</p>
    </li>
  )
}
