import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { type ReactNode, useEffect, useRef } from 'react'
import { CaseDetail } from './case-detail.tsx'
import type { RunState } from './run-state.ts'
import { OwnWords, Said } from './verdict-words.tsx'
import './run.css'

interface RunVerdictProps {
  problem: ProblemPage
  state: RunState
  /** The actions on a counterexample. */
  children: ReactNode
}

/** Shows the result of a run for the code as a whole: messages of the compiler, or a counterexample. */
export function RunVerdict({ problem, state, children }: RunVerdictProps) {
  if (state.phase === 'refused') return <Diagnostics {...state} />
  if (state.phase !== 'found') return null
  return (
    <Counterexample problem={problem} found={state}>
      {children}
    </Counterexample>
  )
}

function Diagnostics({ compiled: { language, diagnostics } }: Extract<RunState, { phase: 'refused' }>) {
  return (
    <ul className="diagnostics">
      {diagnostics.map(({ message, line, original }) => (
        <li key={`${line} ${message}`}>
          <p>
            {line !== undefined && say('line', { line })}
            <Said words={message} />
          </p>
          <OwnWords language={language} verdict="Compile Error" original={original} />
        </li>
      ))}
    </ul>
  )
}

interface CounterexampleProps {
  problem: ProblemPage
  found: Extract<RunState, { phase: 'found' }>
  children: ReactNode
}

/** Shows a counterexample. On a phone the reader may be at the end of the page. */
function Counterexample({ problem, found: { one, result }, children }: CounterexampleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="diffs counterexample" ref={box}>
      <h3 className="label">{say('counterexample')}</h3>
      <CaseDetail problem={problem} one={one} result={result} />
      <p className="row-btns">{children}</p>
    </div>
  )
}
