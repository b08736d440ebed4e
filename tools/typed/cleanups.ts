import { type Expression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isBlock,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isReturnStatement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { FileSystem } from 'typescript/unstable/fs'
import { type Checker, SignatureKind, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { placesIn, type Sources } from './typed-places.ts'

/**
 * Returns the places where an effect or a ref callback returns the value of a call without a result, as in `() => box.focus()`.
 * React calls the returned value as a clean-up. A call typed `void` may still return a value in a browser: `scrollIntoView`
 * returns a promise since Chromium 150.
 */
export const falseCleanups = (root: string, config: string, fs?: FileSystem) =>
  placesIn(root, config, findFalse, fs)

function findFalse({ files, checker }: Sources): Node[] {
  const screens = files.filter(({ fileName }) => /\/web\/src\/(?!.*\.test\.)/.test(fileName))
  const given = new Set(screens.flatMap((one) => namedIn(one)).flatMap((one) => bodyOf(one, checker) ?? []))
  return screens
    .flatMap((source) =>
      voidReturns(source, checker).filter(({ of }) => given.has(of) || takesCleanup(of, checker)),
    )
    .map(({ value }) => value)
}

/** Returns the names that are passed as an effect or a ref callback. */
function namedIn(source: SourceFile): Expression[] {
  const named: Expression[] = []
  const visit = (node: Node) => {
    const effect = isCallExpression(node) && /\buse\w*Effect$/.test(node.expression.getText(source))
    if (effect && node.arguments[0] && isIdentifier(node.arguments[0])) named.push(node.arguments[0])
    if (isJsxAttribute(node) && node.name.getText(source) === 'ref' && node.initializer)
      if (isJsxExpression(node.initializer) && node.initializer.expression)
        named.push(node.initializer.expression)
    node.forEachChild(visit)
  }
  visit(source)
  return named.filter(isIdentifier)
}

/** Returns the function behind a name, also within `useCallback`. */
function bodyOf(name: Expression, checker: Checker): Node | undefined {
  const symbol = checker.getSymbolAtLocation(name)
  const isImported = symbol !== undefined && (symbol.flags & SymbolFlags.Alias) !== 0
  const declared = (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration?.resolve()
  if (!declared || !isVariableDeclaration(declared)) return declared
  const value = declared.initializer
  return value && isCallExpression(value) ? value.arguments[0] : value
}

interface Returned {
  readonly of: Node
  readonly value: Expression
}

/** Returns every value of type `void` that a function returns. */
function voidReturns(source: SourceFile, checker: Checker): Returned[] {
  const returned: Returned[] = []
  const visit = (node: Node, of?: Node) => {
    const isFunction = isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)
    if (isArrowFunction(node) && !isBlock(node.body)) returned.push({ of: node, value: node.body })
    if (isReturnStatement(node) && node.expression && of) returned.push({ of, value: node.expression })
    node.forEachChild((child) => visit(child, isFunction ? node : of))
  }
  visit(source)
  const calls = returned.filter(({ value }) => mayBeVoid(value))
  const types = calls.length > 0 ? checker.getTypeAtLocation(calls.map(({ value }) => value)) : []
  return calls.filter((_, at) => isVoid(types[at], checker))
}

/** Other expressions never have the type `void`, and each question to the compiler takes time. */
const mayBeVoid = ({ kind }: Expression) =>
  [
    SyntaxKind.CallExpression,
    SyntaxKind.ConditionalExpression,
    SyntaxKind.BinaryExpression,
    SyntaxKind.ParenthesizedExpression,
  ].includes(kind)

/**
 * Returns whether a type is `void`, or a union with it. The parts of a union are not queried, because the compiler's interface
 * fails for some of them.
 */
const isVoid = (type: Type | undefined, checker: Checker) =>
  type !== undefined &&
  (type.flags & (TypeFlags.Void | TypeFlags.Union)) !== 0 &&
  checker.isTypeAssignableTo(checker.getVoidType(), type)

/** Returns whether a function is in a place that accepts a clean-up: a `ref`, or a type that is nothing or a function. */
function takesCleanup(one: Node, checker: Checker): boolean {
  if (!isArrowFunction(one) && !isFunctionExpression(one)) return false
  if (isJsxExpression(one.parent) && isJsxAttribute(one.parent.parent))
    return one.parent.parent.name.getText() === 'ref'
  const wanted = checker.getContextualType(one)
  const given = wanted && checker.getNonNullableType(wanted)
  const signatures = given ? checker.getSignaturesOfType(given, SignatureKind.Call) : []
  return signatures.some((signature) => {
    const type = checker.getReturnTypeOfSignature(signature)
    return type && isVoid(type, checker) && /=>|Destructor/.test(checker.typeToString(type))
  })
}
