import type { Plugin } from 'vite'

/** Parts of an endpoint that only the server reads. */
const SCHEMAS = new Set(['params', 'query', 'body', 'answer', 'summary', 'notFound', 'scope'])

/** The reading of a schema of an endpoint. */
const OF_SCHEMA = /\.(params|query|body|answer)\b/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Initial extends Node {
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Initial[]
  readonly properties?: readonly (Node & {
    readonly key?: { readonly name?: string }
    readonly value?: Node
  })[]
}
interface Statement extends Node {
  readonly declaration?: Statement | null
  readonly declarations?: readonly { readonly init: Initial | null }[]
}
interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The path for forms to import a module of the contract: `@callofcode/contract/schemas/blog/blog`. */
const FOR_FORMS = /^@callofcode\/contract\/schemas\//

/**
 * Browsers check no responses, so their files contain no schemas of endpoints, and zod only where a form needs it. Definitions
 * that become unused are removed too. A form imports its schema from a second copy of the module. A bundler splits files by
 * modules, so otherwise one form would add zod to every page that calls the module's endpoints.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'contract-schemas',
  enforce: 'post',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  resolveId: {
    // The hook runs before the bundler resolves the module itself.
    order: 'pre',
    filter: { id: FOR_FORMS },
    async handler(id, importer) {
      const module = await this.resolve(id, importer)
      return module && `${module.id}?schemas`
    },
  },
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/].*\.ts(\?schemas)?$/ },
    handler(code) {
      const { body } = this.parse(code)
      const found = (body as unknown as Statement[]).flatMap(initials)
      for (const { type, start, end } of found) {
        const read = code.slice(start, end)
        // The page would stop as soon as it is loaded, because its endpoints have no schemas.
        if (type === 'MemberExpression' && OF_SCHEMA.test(read))
          this.error(`Read ${read} within the endpoint that needs it.`)
      }
      const changes = found.flatMap(changesOf)
      return changes.length === 0
        ? undefined
        : { code: changed(code, changes), map: null, moduleSideEffects: false }
    },
  },
})

const initials = (statement: Statement): Initial[] =>
  ((statement.declaration ?? statement).declarations ?? []).flatMap(({ init }) => init ?? [])

function changesOf(init: Initial): Change[] {
  const { type, start, end, callee, arguments: [given] = [] } = init
  // An object with `params` is shared by endpoints. Other objects may use these names for another purpose.
  if (type === 'ObjectExpression' && hasParams(init)) return schemasOf(init)
  if (type !== 'CallExpression' && !holdsCalls(init)) return []
  const isObject = type === 'ObjectExpression'
  return [
    { start, end: start, text: isObject ? '/* @__PURE__ */ (() => (' : '/* @__PURE__ */ (() => ' },
    ...(callee?.name === 'endpoint' && given ? schemasOf(given) : []),
    { start: end, end, text: isObject ? '))()' : ')()' },
  ]
}

const hasParams = ({ properties = [] }: Initial) => properties.some(({ key }) => key?.name === 'params')
/** Returns whether an object holds the fields of a body as calls. The bundler would treat these calls as side effects. */
const holdsCalls = ({ type, properties = [] }: Initial) =>
  type === 'ObjectExpression' && properties.some(({ value }) => value?.type === 'CallExpression')

const schemasOf = ({ properties = [] }: Initial): Change[] =>
  properties
    .filter(({ key }) => key?.name !== undefined && SCHEMAS.has(key.name))
    .map(({ start, end }) => ({ start, end, text: '' }))

function changed(code: string, changes: readonly Change[]): string {
  let text = ''
  let at = 0
  for (const change of changes) {
    text += code.slice(at, change.start) + change.text
    // The comma after a removed property is removed too.
    at = change.text === '' && code[change.end] === ',' ? change.end + 1 : change.end
  }
  return text + code.slice(at)
}
