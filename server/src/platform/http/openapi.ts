import { TOKEN_PREFIX } from '@callofcode/contract/account/api-token'
import { endpoints } from '@callofcode/contract/all'
import { API, type Endpoint } from '@callofcode/contract/endpoint'
import { saidParts } from '@callofcode/contract/said'
import { SCOPES } from '@callofcode/contract/scope'
import { TASKS, type Task } from '@callofcode/contract/task'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { z } from 'zod'
import { BYTES } from './endpoint-route.ts'

const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  fields: z.record(z.string(), saidParts).optional().describe('`key` and `values` of each of the errors'),
  requestId: z.string(),
  ...saidParts.shape,
})
const success = z.object({ success: z.literal(true), message: z.string(), ...saidParts.shape })

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const forEachTask = (say: (task: Task) => string) =>
  Object.fromEntries(TASKS.map((task) => [task, say(task)])) as Record<Task, string>

/** Describes the permitted callers of an endpoint. */
export const callersText: Record<Endpoint['callers'], string> = {
  anyone: 'Anyone',
  reset: 'The bearer of a password-reset token',
  member: 'A signed-in member',
  ...forEachTask((task) => `An admin, or a member with the task ${TASK_WORDS[task].name}`),
  organiser: 'An admin, or a member with any task',
  admin: 'An admin',
}

/** Returns the statuses of an endpoint's failures, except 500. */
export function failuresOf(target: Endpoint): number[] {
  return [
    ...(target.body || target.multipart || target.query ? [400] : []),
    ...(target.callers === 'anyone' ? [] : [401]),
    ...(target.callers === 'anyone' || target.callers === 'reset' ? [] : [403]),
    ...(target.params ? [404] : []),
    ...(isGuarded(target) ? [412] : []),
    ...(target.takesKey ? [422] : []),
    429,
  ]
}

/** Returns the OpenAPI 3.1 document, made from the contract. */
export function openApi(publicUrl: string, siteName = 'Call of Code') {
  const paths: Record<string, Record<string, object>> = {}
  for (const target of endpoints) {
    const path = target.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][target.method.toLowerCase()] = operation(target, publicUrl)
  }
  return {
    openapi: '3.1.0',
    info: { title: siteName, version: '1', description: 'The API that the pages of this site use.' },
    servers: [{ url: publicUrl + API }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'callofcode' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_PREFIX}…`,
          description: `An API token, made in the settings. Its scopes: ${scopesText}.`,
        },
      },
      schemas: { Failure: schemaOf(failure, 'output') },
    },
  }
}

const scopesText = Object.entries(SCOPES)
  .map(([name, { text }]) => `${name} (${text})`)
  .join('; ')

/** Describes the scope that an API token needs here. */
export function tokenText({ scope, callers, area, file }: Endpoint): string {
  if (callers === 'reset') return 'API tokens are refused.'
  if (scope && callers === 'anyone') return `A visitor, unless an API token has the scope ${scope}.`
  if (scope) return `An API token needs the scope ${scope}.`
  if (area && !file)
    return 'An API token counts as a visitor; where the club shows this to members only, it needs read.'
  return callers === 'anyone' ? 'An API token counts as a visitor.' : 'API tokens are refused.'
}

function operation(target: (typeof endpoints)[number], publicUrl: string) {
  const refused = { content: json({ $ref: '#/components/schemas/Failure' }) }
  return {
    operationId: target.name,
    tags: [target.tag],
    summary: target.summary,
    ...(target.file && { servers: [{ url: publicUrl }] }),
    description: `${callersText[target.callers]} may call this. ${tokenText(target)}`,
    ...(target.callers !== 'anyone' && {
      security: [{ session: [] }, { bearer: [] }, ...(target.scope ? [{ token: [target.scope] }] : [])],
    }),
    parameters: [
      ...parameters(target.params, 'path'),
      ...parameters(target.query, 'query'),
      ...(target.takesKey ? [keyParameter] : []),
      ...(isGuarded(target) ? [versionParameter] : []),
    ],
    ...(target.body && { requestBody: { required: true, content: json(schemaOf(target.body, 'input')) } }),
    responses: {
      [target.status ?? 200]: {
        description: 'Done',
        content: contentOf(target),
      },
      ...Object.fromEntries(
        failuresOf(target).map((status) => [status, { description: 'Refused', ...refused }]),
      ),
    },
  }
}

/** Returns the content of an endpoint's response, by media type. */
function contentOf({ stream, download, file, answer }: Endpoint): Record<string, object> {
  if (stream) return { 'text/event-stream': {} }
  if (download) return { [BYTES]: {} }
  if (file) return { [file]: {} }
  return json(schemaOf(answer ? success.extend(answer.shape) : success, 'output'))
}

const isGuarded = ({ versioned, method }: Endpoint) => versioned && method !== 'GET'

const versionParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag of what is to be changed. Where it was changed meanwhile: 412, and nothing is done.',
  schema: { type: 'string' },
}
const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key of your own, new for each wish. Sent again with the same body, it is answered the same and done once; with another body, 422.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const json = (schema: object) => ({ 'application/json': { schema } })

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(one as z.ZodType, 'input'),
  }))
}
