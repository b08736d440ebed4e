import type { Rule } from './rule.ts'

/** Rules for declarations: the size, the initial value, `const`. */
export const declarationErrors: Rule[] = [
  [
    /^excess elements in scalar/,
    () => 'One variable holds one value. For several, make an array, `int a[] = {…};`, or a `vector<int>`.',
  ],
  [
    /^array initializer must be an initializer list/,
    () =>
      'An array is made by `int a[n];`, a vector by `vector<int> a(n);`. What `new` gives is a pointer: `int* a = new int[n];`.',
  ],
  [
    /^definition of variable with array type needs an explicit size/,
    () => 'An array is made with its size: `int a[100];`. What grows is a `vector<int>`.',
  ],
  [
    /^'this' argument to member function '([^']+)' has type 'const/,
    ([, name = '']) =>
      `The object is \`const\`, and \`${name}\` may change it. If it changes nothing, say so: \`${name}() const {\`.`,
  ],
  [
    /^cannot delete expression of type '(.*)'/,
    ([, type = '']) =>
      `\`delete\` takes a pointer that \`new\` has made. A \`${type}\` is no pointer: leave the \`delete\` out.`,
  ],
  [
    /^arithmetic on a pointer to void/,
    () =>
      'A `void*` does not know what it points to, so nothing is added to it here. Make it a `char*` first.',
  ],
  [
    /^(?:declaration of variable|variable) '(\w+)' with (?:deduced )?type 'auto'/,
    ([, name = '']) =>
      `\`auto\` takes its type from a value, and \`${name}\` has none yet: write \`auto ${name} = …;\`, or its type.`,
  ],
  [
    /^default initialization of an object of const type/,
    () => 'A `const` needs its value at once: `const int n = 5;`.',
  ],
  [
    /^variable-sized object may not be initialized/,
    () =>
      'The size of this array is not known before the program runs, so it cannot begin with these values. Use a `vector`.',
  ],
  [
    /cannot be narrowed/,
    () =>
      'This number does not fit into the type that it is given to in braces `{ }`. Choose a larger type, or write the change: `(int) x`.',
  ],
]
