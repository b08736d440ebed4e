import { say } from 'words:explain'
import { type Growth as Grown, growthOf } from '@callofcode/content/growth'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useEffect, useRef } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { megabytes, type SolutionCode } from '../run/public.ts'
import type { Growth } from './fit.ts'
import { GrowthResult } from './growth-result.tsx'
import type { KnownGrowth } from './known-growth.ts'
import { type GrowthState, useGrowth } from './use-growth.ts'
import './explain.css'

interface GrowthPanelProps {
  problem: ProblemPage
  code: SolutionCode
  /** The measurement starts by itself. */
  begins: boolean
  /** Called once it is known whether the solution can be measured, and again with the measured data. */
  onGrowth: (growth: KnownGrowth) => void
}

/** Measures how a solution grows, where its fuel is counted and the problem has inputs of every size. */
export function GrowthPanel(props: GrowthPanelProps) {
  const { problem, code } = props
  const grown = growthOf(problem.slug)
  const counted = problem.languages.find(({ language }) => language === code.language)?.counted
  if (!grown || counted !== 'fuel') return <Unmeasured {...props} />
  // Each measurement belongs to one solution.
  return <Measuring key={code.language + code.source} {...props} grown={grown} />
}

function Unmeasured({ onGrowth }: GrowthPanelProps) {
  const latest = useRef(onGrowth)
  latest.current = onGrowth
  useEffect(() => {
    latest.current('none')
  }, [])
  return null
}

function Measuring({ problem, code, grown, begins, onGrowth }: GrowthPanelProps & { grown: Grown }) {
  const { state, begin, agree, stop } = useGrowth(problem, code, grown)
  const busy = state.phase === 'preparing' || state.phase === 'measuring'
  const isIdle = state.phase === 'idle'
  const latest = useRef({ begin, isIdle, onGrowth })
  latest.current = { begin, isIdle, onGrowth }
  useEffect(() => {
    if (begins && latest.current.isIdle) latest.current.begin()
  }, [begins])
  const done = state.phase === 'measured' ? state : undefined
  useEffect(() => {
    latest.current.onGrowth(done ? { ...done.measured, growth: done.growth } : 'unknown')
  }, [done])
  return (
    <section className="growth" aria-labelledby="growth-title">
      <h3 className="sr" id="growth-title">
        {say('growth')}
      </h3>
      {state.phase === 'idle' && <p className="small muted">{say('lead')}</p>}
      <div role="status">{statusOf(state)}</div>
      {state.phase === 'measuring' && (
        <progress aria-label={say('sizesDone')} value={state.done} max={state.of} />
      )}
      {state.phase === 'measured' && <GrowthResult slug={problem.slug} grown={grown} {...state} />}
      <p className="row-btns">
        {busy && (
          <Button size="dense" onClick={stop}>
            {say('stop')}
          </Button>
        )}
        {state.phase === 'asking' && (
          <Button size="dense" onClick={agree}>
            {say('download', { size: megabytes(state.bytes) })}
          </Button>
        )}
        {!busy && state.phase !== 'asking' && (
          <Button size="dense" onClick={begin}>
            {state.phase === 'idle' ? say('measure') : say('measureAgain')}
          </Button>
        )}
      </p>
    </section>
  )
}

/** Returns the status. It is announced per phase, not at every size. */
function statusOf(state: GrowthState) {
  if (state.phase === 'preparing') return <p className="small">{say('preparing')}</p>
  if (state.phase === 'asking') return <p className="small">{say('asking')}</p>
  if (state.phase === 'measuring') return <p className="small">{say('measuring')}</p>
  if (state.phase === 'failed') return <Notice tone="error">{state.words}</Notice>
  if (state.phase === 'measured') return <p className="growth-said">{saidOf(state.growth)}</p>
  return null
}

function saidOf(growth: Growth): string {
  if (growth.kind === 'too few') return say('tooFew')
  if (growth.kind === 'none fits') return say('noneFits')
  if (growth.kind === 'between') {
    const models = growth.close.map(({ model }) => model).join(' · ')
    return say('between', { models })
  }
  return growth.best.model === '1' ? say('level') : say('clear', { model: growth.best.model })
}
