import { readdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_POLICY, WORKER_POLICY } from '../../platform/http/security-headers.ts'

const PACKED = /\.(?:br|gz)$/

/**
 * Serves the browser's files. Those in `assets/` share one route, `/assets/:name`, because a route for each file took 19 MB in
 * the router. `missing` answers for all other names.
 */
export async function browserFiles(
  app: FastifyInstance,
  headers: Record<string, string>,
  root: string,
  missing: (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => Promise<unknown>,
) {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // A page makes several of these requests, so unused headers are left out.
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      const hashed = /assets[\\/]([^\\/]+-)?[\w-]{7,8}\.\w+(\.br|\.gz)?$/.test(path)
      const kept = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      const policy = /worker[^\\/]*\.js/.test(path) ? WORKER_POLICY : API_POLICY
      reply.headers({ ...headers, 'cache-control': kept, 'content-security-policy': policy })
    },
  })
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    // The client has disconnected in the middle of the response.
    error.code === 'ERR_STREAM_PREMATURE_CLOSE'
      ? request.raw.destroy()
      : app.errorHandler(error, request, reply)

  const served = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true }))
      .filter((file) => file.isFile() && !file.name.startsWith('.') && !PACKED.test(file.name))
      .map(({ name }) => name)
  for (const name of await served(root))
    app.get(`/${name}`, { errorHandler }, (_request, reply) => reply.sendFile(name))
  const assets = new Set(await served(`${root}/assets`))
  app.get<{ Params: { name: string } }>('/assets/:name', { errorHandler }, (request, reply) => {
    const { name } = request.params
    return assets.has(name) ? reply.sendFile(`assets/${name}`) : missing(request, reply)
  })
}
