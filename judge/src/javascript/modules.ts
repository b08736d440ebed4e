import { type ModuleDeclaration, parse, type Statement } from 'acorn'
import { namesIn } from './instrument-scopes.ts'
import { TextInsertions } from './text-insertions.ts'

type Imports = Extract<ModuleDeclaration, { type: 'ImportDeclaration' }>
type Name = Imports['source'] | { type: 'Identifier'; name: string }

/**
 * Returns a module as a script, which the engine runs. Imports become `require`, and exports become properties of `exports` at
 * its end. Every line keeps its place.
 */
export function withoutModules(text: string): string {
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })
  const changes = new TextInsertions(text)
  // Modules are strict.
  changes.add(0, "'use strict';")
  const exported = (program.body as (Statement | ModuleDeclaration)[]).flatMap((one) =>
    rewritten(one, changes),
  )
  // The last line may be a comment.
  if (exported.length > 0) changes.add(text.length, `\n;${exported.join(';')}`)
  return changes.text()
}

/** Changes one statement and returns its exports. */
function rewritten(node: Statement | ModuleDeclaration, changes: TextInsertions): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      changes.replace(node.start, node.end, required(node))
      return []
    case 'ExportAllDeclaration': {
      changes.replace(node.start, node.end, '')
      const all = `require(${node.source.raw})`
      return [node.exported ? put(node.exported, all) : `Object.assign(exports,${all})`]
    }
    case 'ExportDefaultDeclaration': {
      const { declaration } = node
      const isNamed = /Declaration$/.test(declaration.type) && 'id' in declaration && declaration.id
      changes.replace(node.start, declaration.start, isNamed ? '' : 'exports.default=')
      if (!isNamed) changes.add(node.end, ';')
      return isNamed ? [`exports.default=${isNamed.name}`] : []
    }
    case 'ExportNamedDeclaration': {
      const { declaration, source, specifiers } = node
      changes.replace(node.start, declaration ? declaration.start : node.end, '')
      if (declaration?.type === 'VariableDeclaration')
        return declaration.declarations
          .flatMap(({ id }) => namesIn(id))
          .map((name) => `exports.${name}=${name}`)
      if (declaration) return [`exports.${declaration.id.name}=${declaration.id.name}`]
      return specifiers.map(({ local, exported }) =>
        put(exported, source ? `require(${source.raw})[${quoted(local)}]` : nameOf(local)),
      )
    }
    default:
      return []
  }
}

/** Returns the `require` of an import. Every module here is one object, and its default is the object itself. */
function required({ source, specifiers }: Imports): string {
  const module = `require(${source.raw})`
  const parts = specifiers.map((one) => {
    if (one.type === 'ImportSpecifier' && nameOf(one.imported) !== 'default')
      return `{${quoted(one.imported)}:${one.local.name}}=${module}`
    return `${one.local.name}=${module}`
  })
  return parts.length > 0 ? `const ${parts.join(',')};` : `${module};`
}

const nameOf = (name: Name) => (name.type === 'Identifier' ? name.name : String(name.value))
const quoted = (name: Name) => JSON.stringify(nameOf(name))
const put = (name: Name, value: string) => `exports[${quoted(name)}]=${value}`
