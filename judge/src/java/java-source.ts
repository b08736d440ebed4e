import { asAsked } from '../cpp/diagnostics.ts'
import { withoutComments } from '../cpp/harness.ts'
import type { Diagnostic, Source } from '../runner.ts'
import {
  type Atom,
  answerType,
  changedParameter,
  depthOf,
  type Signature,
  type TypeName,
} from '../signature.ts'
import { compileWords } from './words/compile-words.ts'

const types: Record<Atom, string> = {
  ...{ int: 'int', long: 'long', double: 'double', bool: 'boolean', char: 'char', string: 'String' },
  ...{ ListNode: 'ListNode', TreeNode: 'TreeNode' },
}

export const javaType = (type: TypeName): string => {
  const { atom, depth } = depthOf(type)
  return types[atom] + '[]'.repeat(depth)
}

const NODES = {
  ListNode: `public class ListNode {
  public int val;
  public ListNode next;
  public ListNode() {}
  public ListNode(int val) { this.val = val; }
  public ListNode(int val, ListNode next) { this.val = val; this.next = next; }
}`,
  TreeNode: `public class TreeNode {
  public int val;
  public TreeNode left, right;
  public TreeNode() {}
  public TreeNode(int val) { this.val = val; }
  public TreeNode(int val, TreeNode left, TreeNode right) { this.val = val; this.left = left; this.right = right; }
}`,
}

// Imports for functions, as on other judging sites. They are put on the first line, so that line numbers stay the learner's.
const IMPORTS = ['java.io', 'java.math', 'java.util', 'java.util.function', 'java.util.stream']
  .map((name) => `import ${name}.*; `)
  .join('')

const CALL = 'JudgeCall.java'

export interface NamedSource {
  readonly name: string
  readonly text: string
}

/** Returns the sources to compile together: the learner's and, for a function, a class that calls it. */
export function sourcesOf({ text, signature }: Source): NamedSource[] {
  if (!signature) return [{ name: 'Main.java', text }]
  const code = withoutComments(text)
  const used = JSON.stringify([signature.parameters, signature.returns])
  const needed = (['ListNode', 'TreeNode'] as const).filter(
    (node) => used.includes(node) && !new RegExp(`\\bclass\\s+${node}\\b`).test(code),
  )
  return [
    { name: 'Solution.java', text: `${IMPORTS}${text}` },
    ...needed.map((node) => ({ name: `${node}.java`, text: NODES[node] })),
    { name: CALL, text: callOf(signature) },
  ]
}

function callOf(signature: Signature): string {
  const { parameters, returns, name } = signature
  const values = parameters.map((_, at) => `judge${at}`).join(', ')
  const type = javaType(answerType(signature))
  const called = `new Solution().${name}(${values})`
  return `public final class JudgeCall {
  public static void call(judge.Wire judge) throws Throwable {
${parameters.map((one, at) => `    ${javaType(one.type)} judge${at} = (${javaType(one.type)}) judge.read(${javaType(one.type)}.class);`).join('\n')}
    ${returns === 'void' ? `${called};` : `${type} judgeAnswer = ${called};`}
    judge.write(${returns === 'void' ? `judge${changedParameter(signature)}` : 'judgeAnswer'}, ${type}.class);
  }
}`
}

interface Found {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** Returns a diagnostic in words of a first-year student, with lines and columns of the learner's source. */
export function diagnosticOf(
  { file, line, column, severity, message }: Found,
  { signature, text }: Source,
): Diagnostic {
  const original = message.trim().replace(/\s*\n\s*/g, '; ')
  if (file === CALL && signature) return { severity, ...asAsked(signature.name, original) }
  const words = compileWords(original, text, line)
  const said = words ? { message: words, original } : { message: original }
  if (line === 0) return { severity, ...said }
  const own = signature && line === 1 ? Math.max(1, column - IMPORTS.length) : column
  return { severity, ...said, line, ...(own > 0 && { column: own }) }
}
