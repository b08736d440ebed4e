import { pathOf } from '@callofcode/contract/endpoint'
import {
  getSubmission,
  type SubmissionProgress,
  streamSubmission,
} from '@callofcode/contract/submission/solution-submission'
import { call } from '../../platform/api/client.ts'

const POLL_EVERY = 3_000

/** Reports the progress of a submission until its verdict. It uses server events, and polls if they do not arrive. */
export function followSubmission(id: string, report: (progress: SubmissionProgress) => void): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const receive = (progress: SubmissionProgress) => {
    if (ended) return
    if (progress.state === 'done') stop()
    report(progress)
  }
  const poll = async () => {
    const answer = await call(getSubmission, { params: { id } }).catch(() => undefined)
    if (answer) receive(answer.data)
    pollSoon()
  }
  const pollSoon = () => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(poll, POLL_EVERY)
  }
  const source = new EventSource(pathOf(streamSubmission, { id }))
  const stop = () => {
    ended = true
    clearTimeout(timer)
    source.close()
  }
  source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
    receive(JSON.parse(data) as SubmissionProgress)
    pollSoon()
  })
  source.onerror = pollSoon
  pollSoon()
  return stop
}
