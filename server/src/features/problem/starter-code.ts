import type { ProblemFile } from '@callofcode/content/problem'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { javaType } from '@callofcode/judge/java/java-source'
import { type Atom, depthOf, type Signature, type TypeName } from '@callofcode/judge/signature'

// The code that the editor starts with: the function as the judge calls it, or a program that reads its input.

const cppAtoms: Record<Atom, string> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  bool: 'bool',
  char: 'char',
  string: 'string',
  ListNode: 'ListNode*',
  TreeNode: 'TreeNode*',
}
const pythonAtoms: Record<Atom, string> = {
  int: 'int',
  long: 'int',
  double: 'float',
  bool: 'bool',
  char: 'str',
  string: 'str',
  ListNode: 'ListNode | None',
  TreeNode: 'TreeNode | None',
}
const scriptAtoms: Record<Atom, string> = {
  int: 'number',
  long: 'bigint',
  double: 'number',
  bool: 'boolean',
  char: 'string',
  string: 'string',
  ListNode: 'ListNode | null',
  TreeNode: 'TreeNode | null',
}

const wrapped = (type: TypeName, atoms: Record<Atom, string>, wrap: (inner: string) => string): string => {
  const { atom, depth } = depthOf(type)
  let name = atoms[atom]
  for (let level = 0; level < depth; level++) name = wrap(name)
  return name
}
const cpp = (type: TypeName) => wrapped(type, cppAtoms, (inner) => `vector<${inner}>`)
const python = (type: TypeName) => wrapped(type, pythonAtoms, (inner) => `list[${inner}]`)
const script = (type: TypeName) =>
  wrapped(type, scriptAtoms, (inner) => (inner.includes('|') ? `(${inner})[]` : `${inner}[]`))

type Starter = (signature: Signature) => string
const names = ({ parameters }: Signature) => parameters.map(({ name }) => name).join(', ')
const typed = ({ parameters }: Signature, write: (type: TypeName, name: string) => string) =>
  parameters.map(({ type, name }) => write(type, name)).join(', ')
const or = (returns: Signature['returns'], nothing: string, write: (type: TypeName) => string) =>
  returns === 'void' ? nothing : write(returns)

const ofFunction: Record<SolutionLanguage, Starter> = {
  // A vector is passed by reference, because a void function answers by changing it.
  cpp: (signature) => {
    const parameters = typed(
      signature,
      (type, name) => `${cpp(type)}${depthOf(type).depth ? '&' : ''} ${name}`,
    )
    return `class Solution {
public:
    ${or(signature.returns, 'void', cpp)} ${signature.name}(${parameters}) {
        
    }
};
`
  },
  python: (signature) => {
    const parameters = typed(signature, (type, name) => `${name}: ${python(type)}`)
    return `class Solution:
    def ${signature.name}(self, ${parameters}) -> ${or(signature.returns, 'None', python)}:
        pass
`
  },
  javascript: (signature) => `/**
${signature.parameters.map(({ type, name }) => ` * @param {${script(type)}} ${name}\n`).join('')} * @return {${or(signature.returns, 'void', script)}}
 */
function ${signature.name}(${names(signature)}) {
  
}
`,
  typescript: (signature) => {
    const parameters = typed(signature, (type, name) => `${name}: ${script(type)}`)
    return `function ${signature.name}(${parameters}): ${or(signature.returns, 'void', script)} {
  
}
`
  },
  java: (signature) => {
    const parameters = typed(signature, (type, name) => `${javaType(type)} ${name}`)
    return `class Solution {
    public ${or(signature.returns, 'void', javaType)} ${signature.name}(${parameters}) {
        
    }
}
`
  },
}

const READING = `const [first, ...rest] = require('fs').readFileSync(0, 'utf8').split('\\n')

console.log(first)
`
const ofProgram: Record<SolutionLanguage, string> = {
  cpp: `#include <bits/stdc++.h>
using namespace std;

int main() {
    
    return 0;
}
`,
  python: `def main():
    first = input()


main()
`,
  javascript: READING,
  typescript: READING,
  java: `import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        
    }
}
`,
}

const TALKING = `const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const read = async () => (await lines.next()).value

async function main() {
  const first = await read()
  console.log(first)
}

main()
`
// A line must be sent at once to get an answer. `endl`, `print` before `input`, `console.log` and `println` send it.
const ofTalk: Record<SolutionLanguage, string> = {
  ...ofProgram,
  cpp: `#include <bits/stdc++.h>
using namespace std;

int main() {
    // endl sends a line to the judge at once. '\\n' alone may stay in the buffer.
    
    return 0;
}
`,
  javascript: TALKING,
  typescript: TALKING,
}

export const starterCode = (
  language: SolutionLanguage,
  signature: Signature | undefined,
  style: ProblemFile['style'] = 'stdin',
): string => {
  if (signature) return ofFunction[language](signature)
  return (style === 'interactive' ? ofTalk : ofProgram)[language]
}
