import { limits } from '@callofcode/contract/limits'

const LONE = '\ud800'

/** Texts that programs trip over: Unicode, names that objects inherit, other languages' syntax, addresses. */
export const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    LONE,
    `a${LONE}b`,
    '\udc00',
    '\ufeff',
    '\u200b',
    '\u202egnp.exe',
    '\u2066x\u2069',
  ],
  ...[
    '\r\nSet-Cookie: a=b',
    '\n',
    '\u2028',
    '\u0085',
    '\x1b[31m',
    '\x7f',
    'é',
    'e\u0301',
    'ﷺ',
    '👩‍👩‍👧‍👦',
    '𝒳',
  ],
  ...['Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', '١٢٣', 'İ', 'ſ', 'ß', '\uffff', '\u{10ffff}', '\ufffd'],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
    'length',
    'then',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table members; --',
    '$1',
    '%',
    '_',
    '\\',
    '%s%n',
    '#{7*7}',
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://a@b',
    '//host',
    'http://[::1',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '-0',
    '1e309',
    '0x10',
    '9007199254740993',
    '00000000000',
    '-1',
  ],
  ...[
    '2024-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00.001Z',
    '9999-12-31T23:59:59.999Z',
    '2026-01-01T24:00:00Z',
  ],
  ...[
    '9999-12-31T23:59:59-23:59',
    '2000-01-01T00:00:00+14:00',
    'a@b',
    'a@b@c.de',
    '"a b"@c.de',
    'Etc/GMT+12',
    'utc',
  ],
  ...[
    '(((',
    ':* & !',
    'a & | !b',
    '<->',
    '\\\\',
    "\\'",
    '*'.repeat(50),
    '[['.repeat(50),
    '`'.repeat(99),
    '@'.repeat(99),
  ],
]

/** Lengths at each limit that the contract knows, and one more. */
export const lengths = [...new Set([...Object.values(limits), 24, 80, 300, 400, 1_000, 64 * 1_024])]
  .filter((length) => length <= 256 * 1_024)
  .flatMap((length) => [length, length + 1])

const deep = (depth: number): unknown =>
  depth === 0 ? [] : depth % 2 ? [deep(depth - 1)] : { a: deep(depth - 1) }

/** Values in the place of any other. */
export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 1e308, -1e308, 2 ** 53, 2 ** 31, 2 ** 63, 5e-324],
  ...[
    [],
    {},
    [[]],
    [null],
    ['x'],
    [{}],
    { $ne: '' },
    { length: 9 },
    { toString: 1 },
    { toJSON: 'x' },
    { 0: 'x' },
  ],
  ...[
    deep(31),
    deep(40),
    Array(600).fill('x'),
    Array(7_000).fill(0),
    Object.fromEntries([['__proto__', { a: 1 }]]),
  ],
]

/** Keys that no body knows. */
export const hostileKeys: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'isAdmin',
    'role',
    '$where',
    'a.b',
    '',
    '\0',
    LONE,
    'id',
  ],
  ...['_id', 'x'.repeat(5_000), 'memberId', 'version', 'createdAt', '0', 'length'],
]

/** Texts that are no JSON of ours: each is made of the good one. */
export const brokenJson: readonly ((good: string) => string | Buffer)[] = [
  (good) => good.slice(0, -1),
  (good) => `${good}}`,
  (good) => `\ufeff${good}`,
  (good) => good.replace('{', '{"__proto__":{"role":"admin"},'),
  (good) => good.replace('{', '{"constructor":{"prototype":{"role":"admin"}},'),
  (good) => good.replaceAll('"', "'"),
  (good) => good.replace('{', '{"x":1e400,'),
  (good) => good.replace('{', `{"x":${'9'.repeat(4_000)},`),
  (good) => good.replace(/:"[^"]*"/, ':NaN'),
  () => `{"x":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
  (good) => '{"a":'.repeat(20_000) + good,
  (good) => `${good} // that is all`,
  (good) => good.replace(/"(\w+)":/, '"$1":"twice","$1":'),
  (good) => Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xc3, 0x28, 0x7d])]),
  (good) => Buffer.from(good, 'utf16le'),
  (good) => Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), Buffer.from(good)]),
  (good) => `[${good}]`,
  (good) => JSON.stringify(good),
  () => 'null',
  () => '0',
  () => '"x"',
  () => '',
  () => ' '.repeat(300_000),
  () => `{"x":"${'\\u0000'.repeat(200)}"}`,
  () => `{"x":"${'x'.repeat(2_000_000)}"}`,
]

export const oddTypes: readonly (string | undefined)[] = [
  ...[
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
  ],
  ...[
    'APPLICATION/JSON',
    'application/json;',
    'application/json; charset=utf-16',
    'application/json;;;="',
    '*/*',
  ],
  ...[
    'application/json, text/plain',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
  ],
  ...['application/json; charset="', 'application/ld+json', 'text/html', 'application/octet-stream', ';'],
]

export const oddHeaders: readonly [name: string, value: string][] = [
  ...['*', '""', 'W/"1"', '"99999999999999999999"', '"1", "2"', 'x'.repeat(2_000)].map(
    (value): [string, string] => ['if-match', value],
  ),
  ...['x', '', 'a b', 'x'.repeat(300), '{}', '00000000-0000-4000-8000-000000000000'].map(
    (value): [string, string] => ['idempotency-key', value],
  ),
  ...['null', 'https://elsewhere.example', 'x', 'http://localhost:1'].map((value): [string, string] => [
    'origin',
    value,
  ]),
  ['x-page-of', 'x'],
  ['x-page-of', '00000000-0000-4000-8000-000000000000'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', "'; drop table members"],
  ['x-forwarded-host', 'elsewhere.example'],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'br;q=0, *;q=nonsense'],
  ['accept-language', 'x'.repeat(3_000)],
  ['if-none-match', '"x"'],
  ['range', 'bytes=9-1'],
  ['cookie', 'callofcode=x; callofcode=y; __Host-callofcode='],
  ['last-event-id', '\x80'],
  ['user-agent', ''],
]

/** What stands in a path where an id belongs, as it is sent. */
export const hostileSegments: readonly string[] = [
  ...[
    '1',
    'x',
    '%00',
    '%',
    '%zz',
    '%E0%A4%A',
    '..%2f..',
    '%2e%2e',
    "'--",
    '%7B%7D',
    '__proto__',
    'constructor',
    '-1',
  ],
  ...[
    '%ED%A0%80',
    '%F0%9F%98%80',
    '*',
    '%0d%0aX:y',
    '%25',
    '+',
    ';a=b',
    'x'.repeat(201),
    'x'.repeat(199),
    '%20',
    '~',
  ],
  ...[
    '00000000-0000-4000-8000-000000000000',
    '00000000-0000-4000-8000-00000000000g',
    '9'.repeat(30),
    'NaN',
    'a.b',
  ],
]

/** Cursors that are well formed, of places where nothing is, or that no database knows. */
const cursors = [
  ...[
    '0000-01-01 00:00:00.000000',
    '9999-12-31 24:00:00.000000',
    '2026-02-30 00:00:00.000000',
    '2026-01-01 00:00:00.000000',
  ],
  ...[0, -1, 1e300, 253_402_300_799_999, Number.MAX_SAFE_INTEGER, '', null, 'x', true],
].flatMap((first) =>
  [
    ['00000000-0000-4000-8000-000000000000'],
    ['\0'],
    [1, '00000000-0000-4000-8000-000000000000'],
    [2 ** 31],
    [],
  ].map((rest) => `cursor=${Buffer.from(JSON.stringify([first, ...rest])).toString('base64url')}`),
)

/** Pieces of a query, as they are sent. */
export const hostileQueries: readonly string[] = [
  ...cursors,
  ...[
    '__proto__=x',
    'constructor=x',
    '=',
    '&&&',
    'q',
    'q=',
    'q=%00',
    'q=%',
    'q=%ED%A0%80',
    'q[]=x',
    'q[$ne]=x',
    'q=x&q=y',
  ],
  ...[
    'limit=0',
    'limit=-1',
    'limit=1e9',
    'limit=NaN',
    'limit=5&limit=6',
    'cursor=nonsense',
    'cursor=%00',
    'after=x',
  ],
  ...[
    'cursor=eyJ4IjoxfQ',
    'cursor=W10',
    'cursor=bnVsbA',
    'cursor=1',
    'cursor=2026-01-01T00:00:00.000Z',
    'page=2',
  ],
  ...[
    'fields=__proto__',
    'fields=constructor',
    'fields=,',
    'fields=_id,_id',
    'sort=name;drop',
    'when=soon',
    'since=%00',
  ],
  ...[
    'cursor=WyIyMDI2LTAxLTAxIiwieCJd',
    'category=%00',
    'tag=%00',
    'kind=__proto__',
    `q=${'x'.repeat(4_000)}`,
  ],
]
