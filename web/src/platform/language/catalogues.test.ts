import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import {
  folders,
  languageFacts,
  MAIL,
  OFFLINE,
  parts,
  SOURCE,
  sourceOf,
  translated,
} from '../../../catalogues.ts'
import {
  mailCatalogues,
  mailMessageTypes,
  messageTypes,
  valuesOf,
  wordsTypes,
} from '../../../message-types.ts'
import { pseudoOf } from '../../../pseudo.ts'
import { literalTexts } from '../../../testing/literal-texts.ts'
import { saidTooEarly } from '../../../testing/said-too-early.ts'
import { sentencesOf } from '../../../testing/server-sentences.ts'

const src = join(import.meta.dirname, '../..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(src, file), 'utf8')

/** Differences between the judge and g++ or CPython. They stay English, like the documentation of those tools. */
const LATER = ['features/problem/differences.ts']

/** The components for developers. Members do not see these pages. */
const DEVELOPERS = ['features/styleguide/']
/** Files that show a program, which is the same in every language. So are the names in OF_PROGRAMS. */
const PROGRAMS = ['features/landing/call-listing.tsx']
const OF_PROGRAMS = ['nums', 'nums:', 'move_zeroes.py']

const complete = Object.entries(languageFacts()).filter(
  ([tag, facts]) => facts.complete && tag !== SOURCE && folders().includes(tag),
)

test('CLUB-280 English and Hindi are complete languages, each with its own name', () => {
  expect([SOURCE, ...complete.map(([tag]) => tag)]).toEqual(['en', 'hi'])
  expect([languageFacts().en?.name, languageFacts().hi?.name]).toEqual(['English', 'हिन्दी'])
})

const root = join(src, '../..')
const codeIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
/** The code with the server's messages. */
const said = codeIn('server/src').join('\n')
/** The sentences of contract and server, by their keys. */
const sentences = [...codeIn('contract/src'), ...codeIn('server/src')].flatMap((code) =>
  sentencesOf('x.ts', code),
)

describe('CLUB-285 a complete language', () => {
  test('Hindi names difficulties with the words of the badges, in every text', () => {
    for (const part of parts('hi'))
      for (const [key, text] of Object.entries(translated('hi', part)))
        expect(text.replaceAll(/\{\w+\}/g, ''), `${part}: ${key}`).not.toMatch(/\b(Easy|Medium|Hard)\b/)
  })

  test.each(complete.map(([tag]) => tag))('%s has every message and no other', (tag) => {
    for (const part of parts())
      expect(Object.keys(translated(tag, part)).sort(), part).toEqual(Object.keys(sourceOf(part)).sort())
    expect(parts(tag).filter((part) => part !== 'server')).toEqual(parts())
  })

  test.each(complete.map(([tag]) => tag))(
    '%s takes the same values and says every plural of its own',
    (tag) => {
      const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
      for (const part of parts())
        for (const [key, message] of Object.entries(translated(tag, part))) {
          const english = sourceOf(part)[key]?.message ?? ''
          const name = `${tag} ${part}.${key}`
          expect([...valuesOf(message)].sort(), name).toEqual([...valuesOf(english)].sort())
          for (const categories of pluralsOf(message))
            expect(categories, name).toEqual(expect.arrayContaining(needed))
        }
    },
  )
})

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each(complete.map(([tag]) => [tag, translated(tag, 'server')] as const))(
  'CLUB-285 sentences of contract and server in %s',
  (_, server) => {
    test('are all there, and no other', () => {
      expect(sentences.length).toBeGreaterThan(700)
      expect(Object.keys(server).sort()).toEqual([...new Set(sentences.map(([key]) => key))].sort())
    })

    test('have the values of the English one, of which a key has one', () => {
      const byKey = new Map(sentences)
      for (const [key, english] of sentences) {
        expect(english, key).toBe(byKey.get(key))
        expect(namesIn(server[key] ?? ''), key).toEqual(namesIn(english))
      }
    })
  },
)

test('CLUB-285 every message can be read, says what translators need to know, and differs from no neighbour by a blank', () => {
  for (const part of parts())
    for (const [key, { message, description }] of Object.entries(sourceOf(part))) {
      const name = `${part}.${key}`
      expect(description?.length ?? 0, name).toBeGreaterThan(3)
      expect(message, name).not.toMatch(/ {2}|^\s*$/)
      for (const categories of pluralsOf(message)) expect(categories, name).toEqual(['one', 'other'])
    }
})

test('CLUB-285 no message is unused', () => {
  const unused = parts().flatMap((part) => {
    const code = part === MAIL ? said : part === OFFLINE ? offlinePage : sayingOf(part).map(read).join('\n')
    return Object.keys(sourceOf(part))
      .filter((key) => !isUsed(key, code))
      .map((key) => `${part}.${key}`)
  })
  expect(unused).toEqual([])
})

test('CLUB-285 every place and every step of the breadcrumb has its name in the catalogue', () => {
  const tables = [...PLACES, ...SCREENS].map(read).join('\n')
  const names = [...tables.matchAll(/(?:label|crumb|item): '([^']+)'/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => name && !(name in sourceOf('shell')))).toEqual([])
})

test('CLUB-285 a message that is not there, or a missing value, is an error of types: messages.ts is up to date', () => {
  expect(read('platform/language/messages.ts'), 'run: npm run languages').toBe(messageTypes())
  expect(read('platform/language/words-of-parts.d.ts'), 'run: npm run languages').toBe(wordsTypes())
  const mail = (file: string) => readFileSync(join(root, 'server/src/platform/mail', file), 'utf8')
  expect(mail('mail-messages.ts'), 'run: npm run languages').toBe(mailMessageTypes())
  expect(mail('mail-catalogues.json'), 'run: npm run languages').toBe(mailCatalogues())
})

test('CLUB-285 the screens that are converted hold no text of their own', () => {
  const converted = sources.filter(
    (file) => ![...LATER, ...PROGRAMS, ...DEVELOPERS].some((place) => file.startsWith(place)),
  )
  expect(converted.length).toBeGreaterThan(100)
  const texts = converted.flatMap((file) =>
    literalTexts(file, read(file))
      .filter((text) => !OF_PROGRAMS.includes(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(texts).toEqual([])
})

test('CLUB-285 no plural is made in code', () => {
  const made = sources
    .filter((file) => !DEVELOPERS.some((place) => file.startsWith(place)))
    .filter((file) => /=== 1 \? ['`][^'`\n]*[a-z]{3}/.test(read(file)))
  expect(made).toEqual([])
})

test('CLUB-285 nothing is said while a module is evaluated: that would be nobody’s language', () => {
  const early = sources
    .filter((file) => !DEVELOPERS.some((place) => file.startsWith(place)))
    .flatMap((file) => saidTooEarly(file, read(file)).map((line) => `${file}:${line}`))
  expect(early).toEqual([])
})

test('CLUB-285 what is said too early is found, wherever it stands', () => {
  const code = `const title = say('a')
const table = { get label() { return say('b') }, late: () => say('c') }
const copied = { ...table }
const row = (of) => ({ label: say(of) })
const rows = ['a'].map((of) => row(of))
const read = ['label'].map((of) => table[of])
export function Page() { return say('d') }`
  expect(saidTooEarly('x.tsx', code)).toEqual([1, 3, 5, 6])
})

test('CLUB-293 no mail holds a text of its own', () => {
  const files = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(root, 'server/src', file), 'utf8')] as const)
    .filter(([, code]) => /\bletter\(/.test(code))
  expect(files.length).toBeGreaterThan(14)
  const own = files.flatMap(([file, code]) => {
    const letters = code
      .split(/\bletter\(/)
      .slice(1)
      .map((rest) => rest.slice(0, 900))
    return letters.flatMap((letter) =>
      [...letter.matchAll(/(?:subject|text|heading|paragraphs): \[?(['`][^'`]*['`])/g)].map(
        ([, text]) => `${file}: ${text}`,
      ),
    )
  })
  expect(own).toEqual([])
})

test('CLUB-285 a text in the markup is found, wherever it stands', () => {
  const code = `const a = <p title="Shown here" name="email" className="no text">One {b ? 'Two words' : say('x')} <b aria-label={\`Three \${n}\`} /></p>
toast.error('Four')
say('x', { who: isKnown ? name : 'a member', kept: 'yes' })`
  expect(literalTexts('x.tsx', code)).toEqual(['Shown here', 'One', 'Two words', 'Three', 'Four', 'a member'])
})

/** The printer puts `other` first. */
const sorted = (values: ReturnType<typeof valuesOf>) =>
  [...values].map(([name, kind]) => [name, typeof kind === 'string' ? kind : kind.toSorted()])

test('CLUB-288 the language of tests is longer, accented and in brackets, and keeps its values and tags', () => {
  expect(pseudoOf('{count, plural, one {# day} other {# days}} of <b>{name}</b>')).toBe(
    '[{count,plural,one{# đááý} other{# đááýş}} ōōƒ <b>{name}</b>]',
  )
  for (const part of parts())
    for (const { message } of Object.values(sourceOf(part)))
      expect(sorted(valuesOf(pseudoOf(message)))).toEqual(sorted(valuesOf(message)))
})

const PLACES = ['app/shell/sidebar-links.ts', 'features/organiser/desk-places.ts'] as const
/** The files in which features name their screens. */
const SCREENS = sources.filter((file) => /^(app|features\/[\w-]+)\/screens\.ts$/.test(file))
/** The files with tables of English names that are keys of a part. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  core: [
    '../../contract/src/curriculum/curriculum.ts',
    '../../contract/src/forum/forum.ts',
    '../../contract/src/task-words.ts',
  ],
  landing: ['../../contract/src/club/club-look.ts'],
  demo: ['../../contract/src/club/club-look.ts'],
  shell: [...PLACES, ...SCREENS, 'app/shell/breadcrumb.tsx'],
  palette: [...SCREENS, 'app/command-palette/use-site-search.ts'],
  audit: [
    'features/audit/audit-items.ts',
    'features/audit/audit-words.ts',
    'features/audit/event-act-words.ts',
  ],
  experience: ['../../contract/src/experience/experience.ts'],
  forum: ['../../contract/src/moderation/flag-reasons.ts'],
  markdown: ['features/markdown/code-language.ts'],
  moderation: ['../../contract/src/moderation/flag-reasons.ts'],
  module: ['../../contract/src/curriculum/curriculum.ts'],
  notification: ['../../contract/src/moderation/flag-reasons.ts'],
  'problem-list': ['features/problem/list/find-problems.ts', '../../contract/src/curriculum/curriculum.ts'],
  standing: ['../../contract/src/moderation/flag-reasons.ts'],
  webhook: ['../../contract/src/webhook/webhook.ts'],
}

/** The offline page takes its texts from a list. */
const offlinePage = read('platform/offline/offline-page.ts').replace(
  /words\.(\w+)|wordsOf\(.+?\)\.(\w+)/g,
  "'$1$2'",
)

/** Returns the files that use messages of a part, and the tables of names. */
const sayingOf = (part: string): string[] => [
  ...sources.filter((file) => new RegExp(`'words:${part}'|named\\('${part}'`).test(read(file))),
  ...(TABLES[part] ?? []),
]

const isUsed = (key: string, code: string) =>
  [`'${key}'`, `"${key}"`, `\`${key}\``].some((quoted) => code.includes(quoted))

/** Returns the categories of each plural in a message. */
function pluralsOf(message: string): string[][] {
  const found: string[][] = []
  const visit = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
      if (element.type === TYPE.plural)
        found.push(Object.keys(element.options).filter((one) => !one.startsWith('=')))
      for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(message))
  return found
}
