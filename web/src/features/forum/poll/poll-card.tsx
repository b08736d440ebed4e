import { say } from 'words:forum'
import { getOwnPoll, type OwnPoll, votePoll } from '@callofcode/contract/forum/poll'
import type { Poll } from '@callofcode/contract/forum/poll-form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { keyOf, read } from '../../../platform/api/read.ts'
import { Scale, shareOf } from '../../../platform/chart/scale.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Checkbox, Radio } from '../../../platform/form/inputs.tsx'
import { LocalTime } from '../../../platform/time/shown-time.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { useThread } from '../thread-place.ts'
import './poll.css'

/** Shows the poll of a thread: the question for everybody, the result for members who may see it. */
export function PollCard({ poll }: { poll: Poll }) {
  const { thread, member, open } = useThread()
  const { data } = useQuery({
    ...read(getOwnPoll, { params: { id: thread._id } }, { quiet: true }),
    enabled: member,
  })
  const own = data?.data
  const [changing, setChanging] = useState(false)
  const mayVote = open && own !== undefined && !own.ended
  const voting = mayVote && (own.chosen.length === 0 || changing)
  return (
    <section className="poll" aria-labelledby="poll-question">
      <h2 className="card-title" id="poll-question">
        <bdi>{poll.question}</bdi>
      </h2>
      {voting ? (
        <Voting key={own.chosen.join()} poll={poll} own={own} onDone={() => setChanging(false)} />
      ) : (
        <Options poll={poll} own={own} />
      )}
      <p className="label plain" role="status">
        {own?.voters != null && say('voterCount', { voters: own.voters })}
        {own?.ended ? say('ended') : say('openUntil')}
        <LocalTime iso={poll.endsAt} />
        {!own?.ended && poll.shows === 'end' && say('resultAtEnd')}
        {!member && say('pollForMembers')}
      </p>
      {mayVote && !voting && (
        <div className="row-btns">
          <Button onClick={() => setChanging(true)}>{say('changeVote')}</Button>
        </div>
      )}
    </section>
  )
}

interface VotingProps {
  poll: Poll
  own: OwnPoll
  onDone: () => void
}

function Voting({ poll: { multiple, options }, own, onDone }: VotingProps) {
  const { thread } = useThread()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>(own.chosen)
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      call(votePoll, { params: { id: thread._id }, body: { options: [...ids] } }),
    onSuccess: ({ data, message }) => {
      toast.success(message)
      client.setQueryData(keyOf(getOwnPoll, { params: { id: thread._id } }), (before: object | undefined) =>
        before ? { ...before, data } : before,
      )
      onDone()
    },
  })
  const choose = (id: string, on: boolean) => {
    const others = multiple ? chosen.filter((one) => one !== id) : []
    setChosen(on ? [...others, id] : others)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate(chosen)
      }}
    >
      <fieldset className="poll-options" aria-labelledby="poll-question">
        {options.map(({ _id, words }) => {
          const given = {
            name: `poll-${thread._id}`,
            checked: chosen.includes(_id),
            onChange: (event: { target: { checked: boolean } }) => choose(_id, event.target.checked),
          }
          return multiple ? (
            <Checkbox key={_id} {...given}>
              <bdi>{words}</bdi>
            </Checkbox>
          ) : (
            <Radio key={_id} {...given}>
              <bdi>{words}</bdi>
            </Radio>
          )
        })}
      </fieldset>
      <div className="row-btns">
        <Button
          type="submit"
          variant="primary"
          disabled={chosen.length === 0}
          busy={isPending && say('voting')}
        >
          {say('vote')}
        </Button>
        {own.chosen.length > 0 && (
          <>
            <Button variant="ghost" onClick={onDone}>
              {say('cancel')}
            </Button>
            <Button variant="ghost" onClick={() => mutate([])}>
              {say('removeVote')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

/** Lists the options, with the share of each if it is available. */
function Options({ poll: { options }, own }: { poll: Poll; own: OwnPoll | undefined }) {
  const { voters = null, results = null, chosen = [] } = own ?? {}
  return (
    <ul className="poll-options">
      {options.map(({ _id, words }) => {
        const votes = results?.find((one) => one._id === _id)?.votes
        return (
          <li key={_id} className="poll-option">
            <span>
              <bdi>{words}</bdi>
              {chosen.includes(_id) && <span className="label plain"> {say('yourVote')}</span>}
            </span>
            {votes !== undefined && voters !== null && (
              <>
                <span className="num label plain">
                  {say('optionVotes', { votes, votes2: shareOf(votes, voters) })}
                </span>
                <Scale value={votes} total={voters} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
