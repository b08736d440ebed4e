import type { Signature, TypeName } from '../src/signature.ts'
import type { Value } from '../src/value.ts'

export const twoSum: Signature = {
  name: 'twoSum',
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[]',
}

export const turnList: Signature = {
  name: 'turn',
  parameters: [{ name: 'head', type: 'ListNode' }],
  returns: 'ListNode',
}

/** A function that returns its argument. */
export const same = (type: TypeName): Signature => ({
  name: 'same',
  parameters: [{ name: 'value', type }],
  returns: type,
})

/** A value of every type, with these of `long`. */
export const everyType = (...longs: Value[]): [TypeName, Value][] => [
  ['int', -5],
  ...longs.map((long): [TypeName, Value] => ['long', long]),
  ['double', 0.1],
  ['bool', true],
  ['char', 'x'],
  ['string', 'ä"\\\n '],
  ['int[][]', [[1], []]],
  ['ListNode', [3, 1, 2]],
  ['TreeNode', [1, null, 2, 3]],
]
