import { openHint, type ProblemPage } from '@callofcode/contract/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callOnce } from '../../platform/api/call-once.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ownProblemAt } from './problem-queries.ts'
import { say } from './problem-words.ts'

/** The hints one by one, from gentle to plain. Opened hints stay open. */
export function HintsTab({ problem: { slug, hints: count } }: { problem: ProblemPage }) {
  const client = useQueryClient()
  const { data, isError } = useQuery(ownProblemAt(slug))
  const { mutate, isPending } = useMutation({
    mutationFn: (opened: number) => callOnce(openHint, { params: { slug } }, String(opened)),
    onSuccess: () => client.invalidateQueries({ queryKey: ownProblemAt(slug).queryKey }),
  })
  if (count === 0) return <p className="muted">{say('thisProblemHasNo')}</p>
  if (!data) return <p className="muted">{isError ? say('theHintsDidNot') : say('loadingHints')}</p>
  const { hints, left } = data.data
  return (
    <div className="hints">
      <ol>
        {hints.map((html, at) => (
          <li key={html}>
            <h3 className="label">{say('hintOf', { at: at + 1, count })}</h3>
            <Prose html={html} />
          </li>
        ))}
      </ol>
      {left > 0 ? (
        <Button busy={isPending} onClick={() => mutate(hints.length)}>
          {hints.length === 0 ? say('showTheFirstHint') : say('showHint', { count: hints.length + 1 })}
        </Button>
      ) : (
        <p className="small muted">{say('theseAreAllThe')}</p>
      )}
    </div>
  )
}
