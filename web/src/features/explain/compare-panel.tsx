import { say } from 'words:explain'
import type { Comparison } from '@callofcode/contract/explain/comparison'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { readerLocale } from '../../platform/language/reader.ts'
import { languageNames } from '../code-editor/public.ts'
import { wordsOfKind } from './compare-file.ts'
import { CompareResult } from './compare-result.tsx'
import { comparisonOf } from './comparison-of.ts'
import './explain.css'

/** Compares an accepted submission with those of others, by its fuel and by its shape. */
export function ComparePanel({ id }: { id: string }) {
  const title = useId()
  const { data, isError, isFetching, refetch } = useQuery({
    ...comparisonOf(id),
    // Others may have solved it meanwhile.
    refetchOnMount: 'always',
  })
  if (isError && !data) return <LoadFailed title={say('comparisonLost')} retry={refetch} busy={isFetching} />
  return (
    <section className="growth" aria-labelledby={title}>
      <h3 className="label" id={title}>
        {say('among')}
      </h3>
      {data ? <Compared {...data.data} /> : <p className="small muted">{say('comparing')}</p>}
    </section>
  )
}

function Compared(comparison: Comparison) {
  const language = languageNames[comparison.language]
  return (
    <>
      {comparison.state === 'clock' && <p className="small">{say('byClock', { language })}</p>}
      {comparison.state === 'few' && <p className="small">{say('few', { language })}</p>}
      {comparison.state === 'compared' && <Stand {...comparison} />}
      <p className="small muted">{shapeInWords(comparison.shape)}</p>
      {comparison.state === 'compared' && <CompareResult {...comparison} />}
    </>
  )
}

type ComparedOnes = Extract<Comparison, { state: 'compared' }>

function Stand({ language, fuel, best, others, isComplete }: ComparedOnes) {
  const { more, same, less } = others
  return (
    <>
      <p className="growth-said">
        {say('stands', { all: more + same + less, more, language: languageNames[language] })}
      </p>
      <p className="small">{say('standsBeside', { same, less })}</p>
      {best < fuel && (
        <p className="small muted">
          {say('ownBest', {
            best: best.toLocaleString(readerLocale()),
            fuel: fuel.toLocaleString(readerLocale()),
          })}
        </p>
      )}
      {!isComplete && <p className="small muted">{say('someLeft')}</p>}
    </>
  )
}

function shapeInWords({ lines, loops, ...shape }: Comparison['shape']): string {
  const uses = (['memo', 'search', 'heap', 'sort', 'map', 'recursion'] as const).filter((one) => shape[one])
  return [say('linesOfCode', { lines }), say('loopsDeep', { loops }), ...uses.map(wordsOfKind)].join(' · ')
}
