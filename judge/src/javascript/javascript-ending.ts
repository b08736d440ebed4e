import type { Signature } from '../signature.ts'
import { OutputLimit } from '../worker/channels.ts'
import { noRoomForCalls } from '../worker/no-room.ts'
import { RecordingFull } from '../worker/trace-recorder.ts'
import type { QuickJsInstance } from './quickjs-instance.ts'
import { depthOf, failureOf } from './what-failed.ts'

/** The program ended itself. */
export class Exit extends Error {
  readonly code: number

  constructor(code: number) {
    super(`exit code ${code}`)
    this.code = code
  }
}

/** An error thrown by the guest, with its message and stack. */
export class GuestError extends Error {
  readonly stackOfGuest: string

  constructor(name: string, message: string, stack: string) {
    super(name ? `${name}: ${message}` : message)
    this.name = name
    this.stackOfGuest = stack
  }
}

export class NoFunction extends Error {
  constructor(name: string) {
    super(
      `There is no function "${name}" and no class Solution with it. Give your function the name that the problem asks for.`,
    )
  }
}

const NO_ANSWER = 'The program ended before the function returned.'

export function finished(answer: string | undefined, signature: Signature | undefined) {
  if (!signature) return { ending: 'finished' as const }
  if (answer === undefined) return { ending: 'failed' as const, reason: NO_ANSWER }
  return { ending: 'finished' as const, answer }
}

export function endingOf(
  error: unknown,
  instance: QuickJsInstance,
  signature: Signature | undefined,
  program: string,
) {
  if (instance.fuelLeft() < 0) return { ending: 'out of fuel' as const }
  if (error instanceof OutputLimit) return { ending: 'too much output' as const }
  if (error instanceof RecordingFull) return { ending: 'finished' as const }
  if (error instanceof Exit) {
    if (error.code !== 0)
      return { ending: 'failed' as const, reason: `The program ended with ${error.message}.` }
    return finished(undefined, signature)
  }
  if (instance.state.refused) return { ending: 'out of memory' as const }
  if (error instanceof GuestError) {
    if (error.name === 'InternalError' && /stack overflow/.test(error.message))
      return { ending: 'out of stack' as const, ...(program && depthOf(error, program)) }
    return { ending: 'failed' as const, ...failureOf(error, program, signature?.name) }
  }
  if (error instanceof NoFunction) return { ending: 'failed' as const, reason: error.message }
  if (error instanceof RangeError) return { ending: 'out of stack' as const, ...noRoomForCalls }
  throw error
}

/** Returns the text of a thrown value that is no Error. */
export const inWords = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
