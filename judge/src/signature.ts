const atoms = ['int', 'long', 'double', 'bool', 'char', 'string', 'ListNode', 'TreeNode'] as const
export type Atom = (typeof atoms)[number]

/** `int`, `string[]`, `TreeNode`, `int[][]` … */
export type TypeName = Atom | `${Atom}[]` | `${Atom}[][]` | `${Atom}[][][]`

export interface Parameter {
  name: string
  type: TypeName
}

export interface Signature {
  name: string
  parameters: readonly Parameter[]
  /** `void`: the answer is one of the parameters, which the function changes. */
  returns: TypeName | 'void'
  /** The name of the parameter that a `void` function changes. The default is the first. */
  changes?: string
}

/** Returns the element type and the number of `[]`. Throws BadSignature for an unknown type. */
export function depthOf(type: TypeName): { atom: Atom; depth: number } {
  const atom = type.replaceAll('[]', '')
  const known = atoms.find((one) => one === atom)
  if (!known) throw new BadSignature(`There is no type "${type}".`)
  return { atom: known, depth: (type.length - atom.length) / 2 }
}

/** Returns the index of the parameter that holds the answer of a `void` function. */
export function changedParameter({ parameters, changes, name }: Signature): number {
  const index = changes === undefined ? 0 : parameters.findIndex((one) => one.name === changes)
  if (!parameters[index]) throw new BadSignature(`${name} is void and changes no parameter.`)
  return index
}

export function answerType(signature: Signature): TypeName {
  if (signature.returns !== 'void') return signature.returns
  const parameter = signature.parameters[changedParameter(signature)]
  return parameter ? parameter.type : 'int'
}

/** Returns the facts that an interpreter's part of the judge needs to convert values. */
export function shapeOf(signature: Signature) {
  return {
    parameters: signature.parameters.map(({ type }) => depthOf(type)),
    returns: depthOf(answerType(signature)),
    changed: signature.returns === 'void' ? changedParameter(signature) : null,
  }
}

// Names go into generated code, so they must be valid in every language.
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/

/** Throws BadSignature if a name or type is not usable. */
export function checkSignature(signature: Signature) {
  const names = [signature.name, ...signature.parameters.map(({ name }) => name)]
  const bad = names.find((name) => !NAME.test(name))
  if (bad !== undefined) throw new BadSignature(`"${bad}" is not a valid name of a function or a parameter.`)
  if (new Set(names).size < names.length) throw new BadSignature('Two names of the signature are the same.')
  for (const { type } of signature.parameters) depthOf(type)
  depthOf(answerType(signature))
}

export class BadSignature extends Error {}
