import { getOwnPoll, type OwnPoll, pollMessages, votePoll } from '@callofcode/contract/forum/poll'
import { sentence } from '@callofcode/contract/sentence'
import { type Sql, write } from '../../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../../platform/failure.ts'
import { ensureCanWriteIn, findStandingThread } from '../forum-policy.ts'
import type { ForumDependencies } from '../forum-routes.ts'
import { threadStore } from '../thread-store.ts'
import { type FoundPoll, pollStore } from './poll-store.ts'

/** The question is in the thread's public response. A member's choice and the result have their own response. */
export function pollRoutes({ api, database }: ForumDependencies) {
  api.serve(getOwnPoll, async ({ params, caller }) => {
    await findStandingThread(database.sql, params.id, caller)
    return { data: await own(database.sql, await found(database.sql, params.id), caller.id) }
  })

  api.serve(votePoll, async ({ params, body, caller }) => {
    const chosen = [...new Set(body.options)]
    const data = await write(database, async (tx, changed) => {
      const { thread } = await findStandingThread(tx, params.id, caller)
      ensureCanWriteIn(caller, thread)
      const one = await found(tx, params.id)
      if (hasEnded(one)) throw conflict(pollMessages.ended)
      if (!one.poll.multiple && chosen.length > 1) throw badInput({ options: pollMessages.one })
      if (chosen.some((id) => !one.options.some((option) => option.id === id)))
        throw badInput({ options: pollMessages.unknown })
      await pollStore.vote(tx, one.poll.id, caller.id, chosen)
      // The readers of the thread load the result again.
      await threadStore.touch(tx, thread.id)
      changed(`thread:${thread.id}`)
      return own(tx, one, caller.id)
    })
    return {
      data,
      message:
        chosen.length > 0
          ? sentence('forum.voteCounted', 'Vote Counted')
          : sentence('forum.voteTakenBack', 'Vote Taken Back'),
    }
  })
}

async function found(sql: Sql, threadId: string): Promise<FoundPoll> {
  const one = await pollStore.get(sql, threadId)
  if (!one) throw missing(pollMessages.missing)
  return one
}

const hasEnded = ({ poll }: FoundPoll) => poll.endsAt <= new Date()

async function own(sql: Sql, one: FoundPoll, memberId: string): Promise<OwnPoll> {
  const chosen = await pollStore.chosen(sql, one.poll.id, memberId)
  const ended = hasEnded(one)
  const isShown = ended || (one.poll.shows === 'voted' && chosen.length > 0)
  const counted = isShown ? await pollStore.results(sql, one.poll.id) : { voters: null, results: null }
  return { chosen, ended, ...counted }
}
