import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Made anew at every start, never sent out. */
const KEY = randomBytes(16).toString('base64url')

/** What the server sends along when it calls itself while it renders a page. */
export const internalHeaders = { 'x-inner': KEY }

/** True for the calls that a page makes while it is drawn: they are part of it. */
export const isInternalCall = ({ headers }: FastifyRequest) => headers['x-inner'] === KEY

/** Tells the page that is being drawn what it is made from, and what its reader reads. */
export function reportToPage({ raw }: FastifyReply, tags: readonly string[], reading: string | undefined) {
  raw.setHeader('x-tags', tags.join(' '))
  if (reading) raw.setHeader('x-reading', reading)
}
