import { pathOf } from '@callofcode/contract/endpoint'
import {
  getSubmission,
  type SubmissionProgress,
  streamSubmission,
} from '@callofcode/contract/solution-submission'
import { call } from '../../platform/api/client.ts'

const ASK_EVERY = 3_000

/** Tells how far a submission is until it has its verdict: by events, and by asking where they do not come. */
export function followSubmission(id: string, tell: (progress: SubmissionProgress) => void): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = (progress: SubmissionProgress) => {
    if (ended) return
    if (progress.state === 'done') stop()
    tell(progress)
  }
  const ask = async () => {
    const answer = await call(getSubmission, { params: { id } }).catch(() => undefined)
    if (answer) hear(answer.data)
    askSoon()
  }
  const askSoon = () => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(ask, ASK_EVERY)
  }
  const source = new EventSource(pathOf(streamSubmission, { id }))
  const stop = () => {
    ended = true
    clearTimeout(timer)
    source.close()
  }
  source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
    hear(JSON.parse(data) as SubmissionProgress)
    askSoon()
  })
  source.onerror = askSoon
  askSoon()
  return stop
}
