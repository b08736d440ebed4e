import { errorLine } from '../../platform/error-facts.ts'
import { type Reminders, remindIfDue } from './remind.ts'

const EVERY = 60_000

interface Given extends Reminders {
  readonly log: { info(text: string): void }
  readonly now?: () => Date
}

/** Looks once a minute whether somebody must be told of an event, until it is stopped. Every process does; one of them tells. */
export function startReminders({ log, now = () => new Date(), ...given }: Given): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined
  const look = () => {
    running ??= remindIfDue(given, now())
      // While the database is away, the next look tries again.
      .catch((error: unknown) => log.info(`Reminders of events: ${errorLine(error)}`))
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
