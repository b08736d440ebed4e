import { useEffect, useState } from 'react'
import { dayTime } from '../draft/draft-time.ts'

/** In the reader's own time zone, which the server does not know. */
export function SubmissionTime({ at }: { at: string }) {
  const [words, setWords] = useState('')
  useEffect(() => setWords(dayTime(at)), [at])
  return <time dateTime={at}>{words}</time>
}
