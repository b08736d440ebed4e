import { endpoints } from '@callofcode/contract/all'
import { API } from '@callofcode/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure, missing } from '../failure.ts'
import { answerFailure } from './answer-failure.ts'

const addresses = endpoints.map(({ method, path }) => ({
  methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  address: new RegExp(`^${API}${path.replace(/:\w+/g, '[^/]+')}$`),
}))

const methodsOf = (path: string) =>
  addresses.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods)

/** What no route takes: an address that is none, or one of ours asked with another method. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsOf(request.url.split('?', 1)[0] ?? '')
  // A parameter that is too long for the router is an id that nobody has.
  if (methods.length === 0 || methods.includes(request.method))
    return answerFailure(missing(), request, reply)
  reply.header('allow', methods.join(', '))
  const failure = new Failure(405, 'method_not_allowed', 'This address does not take that method.')
  return answerFailure(failure, request, reply)
}
