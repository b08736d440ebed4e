/** A function and where its body is: from one token up to another. */
export interface NamedFunction {
  readonly name: string
  readonly from: number
  to: number
}

export interface Structure {
  /** The deepest nesting of loops. */
  readonly loops: number
  /** In the order of their beginnings. */
  readonly functions: readonly NamedFunction[]
}
