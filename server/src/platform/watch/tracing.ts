import type { IncomingHttpHeaders } from 'node:http'
import { type Doing, doing } from './doing.ts'

export type Facts = Readonly<Record<string, string | number | boolean | undefined>>

/** Something that has begun and takes time. */
export interface OpenSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** Ends it once. `name` replaces the one that it began with. */
  end(facts: Facts, more?: { name?: string; failed?: boolean }): void
}

/** A statement that has ended. */
export interface Ended {
  readonly text: string
  readonly name: string | undefined
  readonly milliseconds: number
  readonly failed: boolean
  /** What it belongs to; undefined for the site's own. */
  readonly by: Doing | undefined
}

/** Where traces go. There is none in a site for which no endpoint is named. */
export interface Tracing {
  request(headers: IncomingHttpHeaders, facts: Facts): OpenSpan
  span(name: string, facts: Facts, parent: OpenSpan | undefined): OpenSpan
  statement(ended: Ended): void
  close(): Promise<void>
}

export const traces: { to: Tracing | undefined } = { to: undefined }

/** Runs work that is no request, so that its statements and its trace are told to be its own. */
export async function watched<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T> {
  const span = traces.to?.span(name, facts, doing.value?.span)
  const what: Doing = { name: () => name, span }
  try {
    const result = await doing.run(what, work)
    span?.end({})
    return result
  } catch (error) {
    span?.end({}, { failed: true })
    throw error
  }
}
