import type { Rule } from './rule.ts'

/** Words of other languages, and their counterparts in C++. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    String: 'a text is a `string`',
    str: 'a text is a `string`; a number becomes one by `to_string(x)`',
    boolean: 'it is called `bool`',
    Boolean: 'it is called `bool`',
    Integer: 'it is called `int`',
    integer: 'it is called `int`',
    byte: 'it is called `char` or `unsigned char`',
    null: 'it is written `nullptr`',
    None: 'it is written `nullptr`',
    nil: 'it is written `nullptr`',
    undefined: 'it is written `nullptr`',
    True: 'it is written `true`',
    False: 'it is written `false`',
    TRUE: 'it is written `true`',
    FALSE: 'it is written `false`',
    self: 'the object itself is `this->`',
    print: 'output is written `cout << x << endl;`',
    println: 'output is written `cout << x << endl;`',
    System: 'output is written `cout << x << endl;`',
    console: 'output is written `cout << x << endl;`',
    input: 'input is read by `cin >> x;`',
    len: 'the number of elements is `v.size()`',
    elif: 'it is written `else if`',
    elseif: 'it is written `else if`',
    def: 'a function begins with the type that it returns: `int f(int n) { … }`',
    function: 'a function begins with the type that it returns: `int f(int n) { … }`',
    let: 'a variable begins with its type, or with `auto`',
    var: 'a variable begins with its type, or with `auto`',
    range: 'a loop is written `for (int i = 0; i < n; i++)`',
    ArrayList: 'it is called `vector`',
    List: 'it is called `vector`',
    HashMap: 'it is called `unordered_map`',
    HashSet: 'it is called `unordered_set`',
    Integer_MAX: 'the largest int is `INT_MAX`',
    Math: 'its functions have no `Math.` before them: `max(a, b)`',
    math: 'its functions have no `math.` before them: `max(a, b)`',
    foreach: 'it is written `for (int x : v)`',
    final: 'what does not change is `const`',
    Infinity: 'the largest int is `INT_MAX`, the largest long long `LLONG_MAX`',
  }),
)

/** The members that may be meant by a missing one. */
const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    push: 'a vector has `push_back`, a stack, queue and priority_queue `push`',
    append: 'a vector has `push_back`; a text `+=`',
    add: 'a vector has `push_back`, a set `insert`',
    push_back: 'a set has `insert`, a stack, queue and priority_queue `push`',
    length: 'its length is `size()`',
    len: 'its length is `size()`',
    count: 'a vector is counted by `count(v.begin(), v.end(), x)`',
    find: 'a vector is searched by `find(v.begin(), v.end(), x)`',
    contains: '`find(…) != end()` tells whether a value is in it',
    includes: '`find(…) != end()` tells whether a value is in it',
    containsKey: 'a map has `count(key)`',
    has: 'a map and a set have `count(key)`',
    put: 'a map is written `m[key] = value`',
    set: 'an element is written `v[i] = value`',
    get: 'an element is read as `v[i]`',
    remove: 'a set and a map have `erase(x)`',
    sort: 'it is sorted by `sort(v.begin(), v.end())`',
    reverse: 'it is reversed by `reverse(v.begin(), v.end())`',
    charAt: 'a character is read as `s[i]`',
    substring: 'a part of a text is `s.substr(begin, count)`',
    indexOf: 'a text is searched by `s.find(x)`',
    split: 'there is no such function: read the words by `stringstream`',
    isEmpty: 'it is called `empty()`',
    pop: 'a vector has `pop_back`',
    poll: 'a queue has `front()` and then `pop()`',
    peek: 'a stack and a priority_queue have `top()`, a queue `front()`',
    front: 'a stack and a priority_queue have `top()`',
    top: 'a queue has `front()`, a vector `back()`',
    keys: 'go through a map by `for (auto& [key, value] : m)`',
    toString: 'a number becomes a text by `to_string(x)`',
    begin: 'a loop cannot go through a stack, a queue or a priority_queue, which show one value at a time',
  }),
)

const unknown = (name: string, rest: string, text = ''): string => {
  const elsewhere = ELSEWHERE.get(name)
  if (elsewhere) return `C++ has no \`${name}\`: ${elsewhere}.`
  const [, meant = ''] = /did you mean '([^']+)'/.exec(rest) ?? []
  // The message lacks the namespace of the name.
  if (meant === name)
    return `\`${name}\` is in the library's namespace: write \`using namespace std;\` at the top, or \`std::${name}\`.`
  if (isDeclared(name, text))
    return `\`${name}\` is not known here: it is declared further down, or in other brackets \`{ }\`.`
  const here = `\`${name}\` is not known here`
  if (name === 'end1' || name === 'end')
    return `${here}. The end of a line is \`endl\`, with an l as in line.`
  if (/^[ijk]$/.test(name) && new RegExp(`\\bfor\\s*\\(\\s*${name}\\s*=`).test(text))
    return `${here}. Make the counter in the loop: \`for (int ${name} = 0; …)\`.`
  if (meant) return `${here}. Did you mean \`${meant}\`?`
  return `${here}. Is it misspelt, or declared further down or in other brackets \`{ }\`?`
}

const isDeclared = (name: string, text: string) =>
  /^\w+$/.test(name) &&
  new RegExp(`\\b(?:auto|int|long|double|bool|char|string|[\\w>]+[*&]?)\\s+[*&]?${name}\\s*[=;,:({[]`).test(
    text.replace(/\breturn\b/g, ''),
  )

export const nameErrors: Rule[] = [
  [
    /^use of undeclared identifier '([^']+)'(.*)/,
    ([, name = '', rest = ''], { text }) => unknown(name, rest, text),
  ],
  [
    /^unknown type name '([^']+)'(.*)/,
    ([, name = '', rest = ''], { code }) =>
      new RegExp(`\\([^()]*\\w\\s+\\w+,\\s*${name.replace(/\W/g, '')}\\s*[,)]`).test(code)
        ? `\`${name}\` needs a type, too: each parameter has its own, \`int a, int b\`.`
        : new RegExp(`^\\s*${name.replace(/\W/g, '')}\\s*(?:<<|>>)`).test(code)
          ? `This statement stands outside of every function. It belongs in \`main\`, or there is one \`}\` too many above.`
          : unknown(name, rest),
  ],
  [
    /^no type named '([^']+)' in namespace 'std'(.*)|^no member named '([^']+)' in namespace 'std'(.*)/,
    ([, one = '', rest = '', other = '', more = '']) => {
      const [, meant] = /did you mean '([^']+)'/.exec(rest + more) ?? []
      return `The library has no \`${one || other}\`.${meant ? ` Did you mean \`${meant}\`?` : ' Is it misspelt?'}`
    },
  ],
  [
    /^no (?:template|type) named '([^']+)'(?: in '.*')?(.*)/,
    ([, name = '', rest = '']) => unknown(name, rest),
  ],
  [
    /^no member named '([^']+)' in '([^']+)'(.*)/,
    ([, name = '', type = '', rest = '']) => {
      const [, close] = /did you mean '([^']+)'/.exec(rest) ?? []
      const meant = MEANT.get(name)
      return `A \`${type}\` has no \`${name}\`${close ? `. Did you mean \`${close}\`?` : meant ? `: ${meant}.` : '. Is it misspelt?'}`
    },
  ],
  [
    /^redefinition of '([^']+)'/,
    ([, name = ''], { notes, code }) => {
      if (/\bfor\s*\([^;]*,[^;]*,/.test(code))
        return 'The parts of a `for` are separated by `;`: `for (int i = 0; i < n; i++)`.'
      const [line] = notes.flatMap((note) => note.line ?? [])
      return `There are two \`${name}\`${line ? `: the first is in line ${line}` : ''}. Leave out the type to give a new value, or choose another name.`
    },
  ],
  [
    /^reference to '([^']+)' is ambiguous/,
    ([, name = '']) =>
      `The library has a \`${name}\`, too, and \`using namespace std;\` brings it here. Choose another name.`,
  ],
  [
    /^'([^']+)' is a (private|protected) member of '([^']+)'/,
    ([, name = '', , type = '']) =>
      `\`${name}\` is private, so only \`${type}\` itself can use it. Write \`public:\` above it, or add a function for it.`,
  ],
  [
    /^variable '([^']+)' cannot be implicitly captured in a lambda/,
    ([, name = '']) => `The lambda does not see \`${name}\`. Write \`[&]\` in place of \`[]\`.`,
  ],
  [
    /^use of '([^']+)' with tag type that does not match/,
    ([, name = ''], { notes }) => {
      const [line] = notes.flatMap((note) => note.line ?? [])
      return `\`${name}\` is another kind of type${line ? `: see line ${line}` : ''}. Write \`${name}\` alone, without the word before it.`
    },
  ],
]
