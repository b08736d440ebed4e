import { errorLine } from '../error-facts.ts'

/** Milliseconds. The same reason is said again after this time. */
const AGAIN = 600_000

/** Says in a line that mails do not go, why, and when they go again: once for each reason, not once for each try. */
export function mailTrouble(say: (line: string) => void, now: () => number = Date.now) {
  let said: { reason: string; at: number } | undefined
  return {
    failed(error: unknown) {
      const reason = errorLine(error)
      if (said?.reason === reason && now() - said.at < AGAIN) return
      said = { reason, at: now() }
      say(`A mail could not be sent, and is tried again later (npm run mail -- status). ${reason}`)
    },
    sent() {
      if (said) say('Mails are sent again.')
      said = undefined
    },
  }
}
