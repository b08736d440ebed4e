import { say } from 'words:run'
import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { TestInput } from '@callofcode/judge/runner'
import type { TypeName } from '@callofcode/judge/signature'
import { checkValue, type Value } from '@callofcode/judge/value'
import { keptJson, localStore } from '../../platform/storage/local-store.ts'
import { shownValue } from './cases.ts'

/** A custom input as it is typed: a field for each argument, or the whole standard input. */
export interface CustomInput {
  readonly id: string
  readonly fields: readonly string[]
}

export const MAX_INPUTS = 20

export const fieldsOf = (input: TestInput): string[] =>
  'arguments' in input ? input.arguments.map(shownValue) : [input.stdin]

/** The fault of each field, or undefined. */
export type FieldFaults = readonly (string | undefined)[]

export function readInput(
  problem: Pick<ProblemPage, 'signature'>,
  { fields }: Pick<CustomInput, 'fields'>,
): { input: TestInput } | { faults: FieldFaults } {
  const { signature } = problem
  if (!signature) return { input: { stdin: withLineEnd(fields[0] ?? '') } }
  const read = signature.parameters.map(({ type }, at) => readField(fields[at] ?? '', type as TypeName))
  const faults = read.map((one) => ('fault' in one ? one.fault : undefined))
  if (faults.some(Boolean)) return { faults }
  return { input: { arguments: read.map((one) => ('value' in one ? one.value : null)) } }
}

const withLineEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

function readField(text: string, type: TypeName): { value: Value } | { fault: string } {
  let value: Value
  try {
    value = JSON.parse(text) as Value
  } catch {
    return { fault: say('notJson', { type, type2: exampleOf(type) }) }
  }
  try {
    checkValue(value, type)
    return { value }
  } catch {
    return { fault: say('wrongType', { type, type2: exampleOf(type) }) }
  }
}

const examples: Record<string, string> = {
  int: '5',
  long: '5000000000',
  double: '0.5',
  bool: 'true',
  char: '"a"',
  string: '"abc"',
  ListNode: '[1, 2, 3]',
  TreeNode: '[1, 2, null, 3]',
}

function exampleOf(type: TypeName): string {
  const atom = type.replaceAll('[]', '')
  const depth = (type.length - atom.length) / 2
  return '['.repeat(depth) + (examples[atom] ?? '0') + ']'.repeat(depth)
}

const PREFIX = 'inputs:'

/** The custom inputs of a problem, stored in this browser. */
export const storedInputs = {
  get(slug: string): CustomInput[] {
    const kept: unknown = keptJson(PREFIX + slug)
    return Array.isArray(kept) ? kept.filter(isInput).slice(0, MAX_INPUTS) : []
  },
  save(slug: string, inputs: readonly CustomInput[]) {
    localStore.put(PREFIX + slug, JSON.stringify(inputs))
  },
  /** Calls `listen` when another tab stores inputs, so that this tab does not overwrite them. */
  follow(slug: string, listen: (inputs: CustomInput[]) => void): () => void {
    const onStorage = ({ key }: StorageEvent) => key === PREFIX + slug && listen(storedInputs.get(slug))
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}

const isInput = (one: Partial<CustomInput> | null): one is CustomInput =>
  typeof one?.id === 'string' &&
  Array.isArray(one.fields) &&
  one.fields.every((field) => typeof field === 'string')
