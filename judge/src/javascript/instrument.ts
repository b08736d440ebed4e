import {
  type AnyNode,
  type BlockStatement,
  type Class,
  type Expression,
  type Pattern,
  type Program,
  parse,
  type Statement,
} from 'acorn'
import {
  type AnyFunction,
  allBelow,
  canGuard,
  childrenOf,
  declaredBelow,
  isFunction,
  lexicalNames,
  namesIn,
} from './instrument-scopes.ts'
import {
  endOfGuard,
  isStep,
  type Loop,
  lineOf,
  nameGivenBy,
  type Place,
  placeInside,
  readersOf,
} from './instrument-steps.ts'
import { TextInsertions } from './text-insertions.ts'

/**
 * Inserts calls of the tracer into a program: before each statement, at each new round of a loop, and around returned values. New
 * lines are added only at the end of the program, so that line numbers stay the learner's.
 */
export function instrument(text: string, prefix: string, ends: boolean): string {
  const how = { locations: true, allowHashBang: true, allowAwaitOutsideFunction: true }
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'script', ...how })
  if (!allBelow(program)) throw new SyntaxError('Its parts are nested too deeply.')
  return new Instrumenter(text, prefix).written(program, ends)
}

class Instrumenter {
  private readonly text: string
  private readonly prefix: string
  private readonly insertions: TextInsertions
  private count = 0

  constructor(text: string, prefix: string) {
    this.text = text
    this.prefix = prefix
    this.insertions = new TextInsertions(text)
  }

  written(program: Program, ends: boolean): string {
    const names = [...declaredBelow(program, ['var']), ...lexicalNames(program.body)]
    const place: Place = { ...this.newNames(), around: new Set(), privates: [], loops: [] }
    this.enter(this.beginOf(program.body as Statement[], 0), '<module>', place, readersOf(names))
    this.statements(program.body as Statement[], place, true)
    if (ends) this.insertions.add(this.text.length, `\n;${this.prefix}end(${place.frame},${place.scope})`)
    return this.insertions.text()
  }

  private newNames() {
    const number = ++this.count
    return { frame: `${this.prefix}F${number}`, scope: `${this.prefix}S${number}` }
  }

  /** Inserts the start of a call. `guarded` reports an error that leaves the call. */
  private enter(at: number, name: string, { frame, scope }: Place, readers: string, guarded = false) {
    const begin = `const ${frame}=${this.prefix}enter(${JSON.stringify(name)});${guarded ? 'try{' : ''}`
    this.insertions.add(at, `${begin}const ${scope}=${this.prefix}scope(null,${readers});`)
  }

  private step({ frame, scope }: Place, line: number) {
    return `${this.prefix}at(${line},${frame},${scope});`
  }

  /** Returns the place after the directives, which must stay first. */
  private beginOf(list: readonly Statement[], otherwise: number): number {
    const directives = list.filter((one) => one.type === 'ExpressionStatement' && one.directive !== undefined)
    const last = directives.at(-1)
    if (!last) return list[0]?.start ?? otherwise
    if (this.text[last.end - 1] !== ';') this.insertions.add(last.end, ';')
    return last.end
  }

  private statements(list: readonly Statement[], place: Place, outermost = false) {
    for (const one of list) {
      if (isStep(one, outermost)) this.insertions.add(one.start, this.step(place, lineOf(one)))
      this.statement(one, place)
    }
  }

  private statement(node: Statement, place: Place, labels: readonly string[] = []): void {
    switch (node.type) {
      case 'BlockStatement':
        this.block(node, place, [])
        break
      case 'IfStatement':
        this.visit(node.test, place)
        this.body(node.consequent, place)
        if (node.alternate) this.body(node.alternate, place)
        break
      case 'LabeledStatement':
        this.statement(node.body, place, [...labels, node.label.name])
        break
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        this.loop(node, place, labels)
        break
      case 'ContinueStatement':
        this.proceed(node.start, node.label?.name, place)
        break
      case 'TryStatement':
        this.block(node.block, place, [])
        if (node.handler) this.block(node.handler.body, place, namesIn(node.handler.param))
        if (node.finalizer) this.block(node.finalizer, place, [])
        break
      case 'SwitchStatement':
        this.choice(node, place)
        break
      case 'ReturnStatement':
        this.answer(node, place)
        break
      default:
        this.visit(node, place)
    }
  }

  private block(node: BlockStatement, place: Place, more: readonly string[], again?: number) {
    const inner = this.opened(node.start + 1, place, [...more, ...lexicalNames(node.body)])
    this.statements(node.body, inner)
    if (again !== undefined) this.insertions.add(node.end - 1, `;${this.step(inner, again)}`)
  }

  private opened(at: number, place: Place, names: readonly string[]): Place {
    if (names.length === 0) return place
    const { scope } = this.newNames()
    this.insertions.add(at, `const ${scope}=${this.prefix}scope(${place.scope},${readersOf(names)});`)
    return { ...place, scope }
  }

  /** Instruments the body of an `if` or a loop. A single statement becomes a block. */
  private body(node: Statement, place: Place, more: readonly string[] = [], again?: number) {
    if (node.type === 'BlockStatement') return this.block(node, place, more, again)
    if (node.type === 'FunctionDeclaration') return this.visit(node, place)
    this.insertions.add(node.start, '{')
    const inner = this.opened(node.start, place, more)
    this.statements([node], inner)
    this.insertions.add(node.end, again === undefined ? ';}' : `;${this.step(inner, again)}}`)
  }

  private loop(node: Loop, place: Place, labels: readonly string[]) {
    const head = 'init' in node ? node.init : 'left' in node ? node.left : undefined
    const names = head?.type === 'VariableDeclaration' && head.kind !== 'var' ? lexicalNames([head]) : []
    for (const part of childrenOf(node)) if (part !== node.body) this.visit(part, place)
    const line = node.type === 'DoWhileStatement' ? lineOf(node.test) : lineOf(node)
    const loops = [...place.loops, { labels, line }]
    this.body(node.body, { ...place, loops }, names, line)
  }

  private proceed(at: number, label: string | undefined, place: Place) {
    const target = place.loops.findLast(({ labels }) => label === undefined || labels.includes(label))
    if (target) this.insertions.add(at, this.step(place, target.line))
  }

  /** Instruments a switch. It jumps into its cases, so no declaration can be inserted for all of them. */
  private choice(node: Extract<Statement, { type: 'SwitchStatement' }>, place: Place) {
    this.visit(node.discriminant, place)
    const names = lexicalNames(node.cases.flatMap(({ consequent }) => consequent))
    const scope = names.length > 0 ? `${this.prefix}scope(${place.scope},${readersOf(names)})` : place.scope
    for (const { test, consequent } of node.cases) {
      if (test) this.visit(test, place)
      this.statements(consequent, { ...place, scope })
    }
  }

  private answer(node: Extract<Statement, { type: 'ReturnStatement' }>, place: Place) {
    const call = `${this.prefix}leave(${lineOf(node)},${place.frame},${place.scope}`
    const { argument } = node
    if (!argument) return this.insertions.add(node.start + 'return'.length, ` ${call})`)
    this.around(argument, `${call},(`, '))', place)
  }

  private around(node: Expression, before: string, after: string, place: Place) {
    this.insertions.add(node.start, before)
    this.visit(node, place)
    this.insertions.add(node.end, after)
  }

  /** Finds functions and yields within an expression. */
  private visit(node: AnyNode, place: Place, name = '') {
    if (isFunction(node)) return this.callable(node, place, node.id?.name ?? name)
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') return this.members(node, place)
    if (node.type === 'YieldExpression' && node.argument && !node.delegate) {
      const call = `${this.prefix}give(${lineOf(node)},${place.frame},${place.scope},(`
      return this.around(node.argument, call, '))', place)
    }
    const named = nameGivenBy(node)
    for (const child of childrenOf(node)) this.visit(child, place, named)
  }

  private members(node: Class, place: Place) {
    const keys = node.body.body.flatMap((one) =>
      one.type === 'PropertyDefinition' && !one.static && one.key.type === 'PrivateIdentifier'
        ? [one.key.name]
        : [],
    )
    if (node.superClass) this.visit(node.superClass, place)
    for (const one of node.body.body) this.visit(one, { ...place, privates: keys })
  }

  private callable(node: AnyFunction, place: Place, name: string) {
    const { inner, readers } = placeInside(node, place, this.newNames())
    for (const one of node.params) this.visit(one as Pattern, place)
    this.inside(node, inner, name || '(anonymous)', readers)
  }

  private inside(node: AnyFunction, place: Place, name: string, readers: string) {
    const { body, params, start, end } = node
    const guarded = canGuard(node)
    const guardEnd = guarded ? endOfGuard(this.prefix, place) : ''
    if (body.type === 'BlockStatement') {
      this.enter(this.beginOf(body.body, body.start + 1), name, place, readers, guarded)
      this.statements(body.body, place)
      const line = body.loc?.end.line ?? 1
      const leave = `;${this.prefix}leave(${line},${place.frame},${place.scope});`
      return this.insertions.add(body.end - 1, leave + guardEnd)
    }
    const from = params.at(-1)?.end ?? start
    const arrow = from + this.text.slice(from, body.start).lastIndexOf('=>') + 2
    const line = lineOf(body)
    this.insertions.add(arrow, '{')
    this.enter(arrow, name, place, readers, guarded)
    this.insertions.add(
      arrow,
      `${this.step(place, line)}return ${this.prefix}leave(${line},${place.frame},${place.scope},(`,
    )
    this.visit(body, place)
    this.insertions.add(end, `))${guardEnd}}`)
  }
}
