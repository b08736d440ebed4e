import type { Plugin } from 'vite'

/** Parts of an endpoint that only the server reads. */
const SCHEMAS = new Set(['params', 'query', 'body', 'answer', 'summary', 'notFound', 'scope'])

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

/** By which a form imports a module of the contract: `@callofcode/contract/schemas/blog/blog`. */
const FOR_FORMS = /^@callofcode\/contract\/schemas\//

/**
 * Browsers check no answers, so the schemas of endpoints stay out of their files, and with them zod wherever no form
 * needs it. A definition that is left without a user is removed too. A form takes its schema from a second copy of the
 * module, because a bundler splits files by modules: one form would bring zod to every page that calls its endpoints.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'contract-schemas',
  enforce: 'post',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  resolveId: {
    // Before the bundler finds the module itself.
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
      const changes = (body as unknown as Statement[]).flatMap((one) => initials(one).flatMap(changesOf))
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
  // An object that several endpoints share has their parameters; another one may use such a name for something of its own.
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
/** The fields of a body, before it is made of them: the bundler takes the calls in them for something done. */
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
    // A property goes with its comma.
    at = change.text === '' && code[change.end] === ',' ? change.end + 1 : change.end
  }
  return text + code.slice(at)
}
