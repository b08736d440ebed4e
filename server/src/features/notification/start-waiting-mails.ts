import { errorLine } from '../../platform/error-facts.ts'
import { mailWaitingIfDue, type WaitingMails } from './waiting-mail.ts'

const EVERY = 60_000

interface Given extends WaitingMails {
  readonly log: { info(text: string): void }
  readonly now?: () => Date
}

/** Looks once a minute whether the mails of the day are due, until it is stopped. Every process does; one of them writes them. */
export function startWaitingMails({ log, now = () => new Date(), ...given }: Given): {
  stop(): Promise<void>
} {
  let running: Promise<unknown> | undefined
  const look = () => {
    running ??= mailWaitingIfDue(given, now())
      // While the database is away, the next look tries again.
      .catch((error: unknown) => log.info(`Mails about what waits: ${errorLine(error)}`))
      .finally(() => {
        running = undefined
      })
  }
  const clock = setInterval(look, EVERY).unref()
  return {
    async stop() {
      clearInterval(clock)
      await running
    },
  }
}
