import { say } from 'words:authoring'
import {
  missingQuality,
  needsOf,
  QUALITY_STEPS,
  type QualityStep,
} from '@callofcode/contract/authoring/standard'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameOfFile } from './fault-words.ts'
import { type PartSearch, placeOf } from './workspace/parts.tsx'
import type { Workspace } from './workspace/use-workspace.ts'

/** Shows all that is missing before the club can see the problem, and how good it is beyond that. */
export function Readiness({ workspace: { texts, problem } }: { workspace: Workspace }) {
  const needs = needsOf(texts)
  return (
    <section className="author-ready" aria-labelledby="ready">
      <h2 className="card-title" id="ready">
        {needs.length > 0 ? say('needsTitle', { count: needs.length }) : say('nothingNeeded')}
      </h2>
      {needs.length > 0 && (
        <ul className="rows author-faults">
          {needs.map(({ need, file }) => (
            <li key={`${need} ${file}`}>
              <PlaceLink place={placeOfNeed(need, file)}>
                {say(needWords[need], { file: nameOfFile(file) })}
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
      <Quality missing={missingQuality(texts, problem.check?.tests)} />
    </section>
  )
}

function Quality({ missing }: { missing: readonly QualityStep[] }) {
  const [next, ...later] = missing
  const all = QUALITY_STEPS.length
  return (
    <div className="author-quality">
      <h3 className="label">{say('quality', { met: all - missing.length, all })}</h3>
      {next && (
        <p>
          {say('nextBest', {
            step: () => <PlaceLink place={placeOfStep[next]}>{say(stepWords[next])}</PlaceLink>,
          })}
        </p>
      )}
      {later.length > 0 && (
        <details>
          <summary className="small">{say('furtherSteps', { count: later.length })}</summary>
          <ul className="small">
            {later.map((step) => (
              <li key={step}>
                <PlaceLink place={placeOfStep[step]}>{say(stepWords[step])}</PlaceLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="small muted">{next ? say('qualityHint') : say('qualityWhole')}</p>
    </div>
  )
}

/** Returns the short line for the bar above every part. */
export function qualityLine({ texts, problem }: Workspace): string {
  const all = QUALITY_STEPS.length
  return say('quality', { met: all - missingQuality(texts, problem.check?.tests).length, all })
}

export function PlaceLink({ place, children }: { place: PartSearch; children: ReactNode }) {
  return (
    <Link className="link" to="." search={place} resetScroll={false}>
      {children}
    </Link>
  )
}

const needWords = {
  task: 'needTask',
  title: 'needTitle',
  difficulty: 'needDifficulty',
  topic: 'needTopic',
  statement: 'needStatement',
  solution: 'needSolution',
  tests: 'needTests',
  shown: 'needShown',
  hidden: 'needHidden',
  input: 'needInput',
  output: 'needOutput',
} as const

const placeOfNeed = (need: string, file: string): PartSearch =>
  ['title', 'difficulty', 'topic'].includes(need) ? { part: 'task', field: need } : placeOf(file)

const stepWords = {
  wholeTests: 'stepTests',
  wrongSolution: 'stepWrong',
  samples: 'stepSamples',
  hints: 'stepHints',
  editorial: 'stepEditorial',
  constraints: 'stepConstraints',
  complexity: 'stepComplexity',
  python: 'stepPython',
  cpp: 'stepCpp',
  javascript: 'stepJavascript',
  twoWrong: 'stepTwoWrong',
} as const satisfies Record<QualityStep, string>

const [solutions, tests, editorial] = [
  { part: 'solutions' },
  { part: 'tests' },
  { part: 'editorial', field: 'text' },
]
const placeOfStep: Readonly<Record<QualityStep, PartSearch>> = {
  wholeTests: tests,
  wrongSolution: solutions,
  samples: tests,
  hints: { part: 'task', field: 'hints-1' },
  editorial,
  constraints: { field: 'text' },
  complexity: editorial,
  python: solutions,
  cpp: solutions,
  javascript: solutions,
  twoWrong: solutions,
}
