import {
  type Atom,
  answerType,
  changedParameter,
  depthOf,
  type Signature,
  type TypeName,
} from '../signature.ts'
import type { Value } from '../value.ts'

const types: Record<Atom, string> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  bool: 'bool',
  char: 'char',
  string: 'string',
  ListNode: 'ListNode*',
  TreeNode: 'TreeNode*',
}

const typeOf = (type: TypeName) => {
  const { atom, depth } = depthOf(type)
  return 'vector<'.repeat(depth) + types[atom] + '>'.repeat(depth)
}

const nodes = {
  ListNode:
    'struct ListNode { int val; ListNode* next; ListNode(int x = 0, ListNode* n = nullptr) : val(x), next(n) {} };',
  TreeNode:
    'struct TreeNode { int val; TreeNode *left, *right; ' +
    'TreeNode(int x = 0, TreeNode* l = nullptr, TreeNode* r = nullptr) : val(x), left(l), right(r) {} };',
}

/** Returns the program around a learner's function, which it includes. */
export function withHarness(text: string, signature: Signature): string {
  const code = withoutComments(text)
  const used = JSON.stringify([signature.parameters, signature.returns])
  const needed = (['ListNode', 'TreeNode'] as const).filter((node) => used.includes(node))
  const own = needed.filter((node) => !new RegExp(`\\b(struct|class)\\s+${node}\\s*\\{`).test(code))
  const before = ['#include <bits/stdc++.h>', 'using namespace std;', ...own.map((node) => nodes[node])]
  const holder = /\b(class|struct)\s+Solution\b/.test(code) ? 'Solution().' : '::'
  return [
    ...before,
    '#include "main.cpp"',
    '#pragma clang optimize on',
    '#undef main',
    '#undef throw',
    '#include <judge_harness.h>',
    'namespace judge_harness {',
    needed.includes('ListNode') ? 'template <> struct Wire<ListNode*> : ListWire<ListNode> {};' : '',
    needed.includes('TreeNode') ? 'template <> struct Wire<TreeNode*> : TreeWire<TreeNode> {};' : '',
    '}',
    'int main() {',
    ...signature.parameters.map(
      ({ type }, at) => `  auto judge_${at} = judge_harness::Wire<${typeOf(type)}>::read();`,
    ),
    ...call(signature, holder),
    '  std::cout.flush();',
    '  judge_harness::finish();',
    '}',
  ].join('\n')
}

function call(signature: Signature, holder: string): string[] {
  const values = signature.parameters.map((_, at) => `judge_${at}`).join(', ')
  const write = (value: string) => `  judge_harness::Wire<${typeOf(answerType(signature))}>::write(${value});`
  const called = `${holder}${signature.name}(${values})`
  if (signature.returns === 'void') return [`  ${called};`, write(`judge_${changedParameter(signature)}`)]
  return [`  auto judge_answer = ${called};`, write('judge_answer')]
}

export const withoutComments = (text: string) =>
  text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"/g, (found) =>
    found.startsWith('"') ? '""' : ' ',
  )

const encoder = new TextEncoder()

/**
 * Returns arguments in the form that compiled harnesses read: words, each with a space after it, and a length before each list
 * and text.
 */
export function harnessInput(values: readonly Value[], { parameters }: Signature): string {
  return parameters.map(({ type }, at) => words(values[at] ?? null, depthOf(type))).join('')
}

function words(value: Value, { atom, depth }: { atom: Atom; depth: number }): string {
  if (depth > 0 && Array.isArray(value)) {
    return `${value.length} ${value.map((one) => words(one, { atom, depth: depth - 1 })).join('')}`
  }
  if (Array.isArray(value)) return `${value.length} ${value.map((one) => `${one} `).join('')}`
  if (typeof value === 'boolean') return value ? '1 ' : '0 '
  if (atom === 'string' || atom === 'char') return `${encoder.encode(String(value)).length} ${value} `
  return `${value} `
}
