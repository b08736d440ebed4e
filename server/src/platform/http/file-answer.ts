import type { FileEndpoint, MediaType } from '@callofcode/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { COSTS } from '../admission/request-budget.ts'
import { writingAs } from '../database/writer.ts'
import { doing } from '../watch/tracing.ts'
import { check, checkParams } from './check-input.ts'
import type { FileCall, FileHandler } from './endpoint-handler.ts'
import type { RouteDependencies } from './endpoint-route.ts'

const TYPES: Record<MediaType, string> = {
  'text/csv': 'text/csv; charset=utf-8',
  'text/calendar': 'text/calendar; charset=utf-8',
  'application/json': 'application/json; charset=utf-8',
  'application/pdf': 'application/pdf',
  'application/zip': 'application/zip',
}

/**
 * Answers an endpoint that serves a file: checks the input, runs the handler, sends the file. It waits in no queue, because a
 * file may take long to draw and longer to send.
 */
export function fileAnswer<E extends FileEndpoint>(
  { limits }: Pick<RouteDependencies, 'limits'>,
  endpoint: E,
  handler: FileHandler<E>,
) {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const params = checkParams(endpoint, request.params)
    const query = check(endpoint.query, request.query)
    const { caller } = request
    if (!caller) limits.charge(request, null, COSTS.making)
    const make = () => handler({ params, query, caller, request } as FileCall<E>)
    const { name, body, cacheControl = 'no-store' } = await (caller ? writingAs(caller.id, make) : make())
    return reply
      .header('cache-control', cacheControl)
      .header('content-disposition', `${dispositionOf(endpoint)}; filename="${name}"`)
      .type(TYPES[endpoint.file])
      .send(body)
  }
  return (request: FastifyRequest, reply: FastifyReply) => doing.hold(() => answer(request, reply))
}

/** Browsers show a PDF, and save everything else. */
const dispositionOf = ({ file }: FileEndpoint) => (file === 'application/pdf' ? 'inline' : 'attachment')
