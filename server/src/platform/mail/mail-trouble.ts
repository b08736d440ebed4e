import { errorLine } from '../error-facts.ts'

/** Milliseconds. The same reason is logged again after this time. */
const AGAIN = 600_000

/** Logs that mails are not sent, why, and when they are sent again. Each reason is logged once, not at each try. */
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
