import type { Plugin } from 'vite'

/** Parts of an endpoint that only the server reads. */
const SCHEMAS = new Set(['params', 'query', 'body', 'answer'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Initial extends Node {
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Initial[]
  readonly properties?: readonly (Node & { readonly key?: { readonly name?: string } })[]
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

/**
 * Browsers check no answers, so the schemas of endpoints stay out of their files, and with them zod wherever no form
 * needs it. A definition that is left without a user is removed too.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'contract-schemas',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  transform: {
    filter: { id: /[\\/]contract[\\/]src[\\/].*\.ts$/ },
    handler(code) {
      const changes: Change[] = []
      for (const statement of this.parse(code).body as unknown as Statement[]) {
        const { declarations = [] } = statement.declaration ?? statement
        for (const { init } of declarations) if (init) changes.push(...changesOf(init))
      }
      return { code: changed(code, changes), map: null, moduleSideEffects: false }
    },
  },
})

function changesOf(init: Initial): Change[] {
  const { type, start, end, callee, arguments: [given] = [] } = init
  // An object that several endpoints share, such as their parameters.
  if (type === 'ObjectExpression') return schemasOf(init)
  if (type !== 'CallExpression') return []
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => ' },
    ...(callee?.name === 'endpoint' && given ? schemasOf(given) : []),
    { start: end, end, text: ')()' },
  ]
}

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
