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

/** Answers what no route matches: 405 where another method would, 404 otherwise. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsOf(request.url.split('?', 1)[0] ?? '')
  // The path matches, but a parameter is too long for the router: no such id exists.
  if (methods.length === 0 || methods.includes(request.method))
    return answerFailure(missing(), request, reply)
  reply.header('allow', methods.join(', '))
  const failure = new Failure(405, 'method_not_allowed', 'This address does not take that method.')
  return answerFailure(failure, request, reply)
}
