import { type Language, languages } from '../src/language.ts'
import type { Mistake, Told } from './mistakes.ts'

const NAMES: Record<Language, string> = {
  ...{ cpp: 'C++', python: 'Python', javascript: 'JavaScript', typescript: 'TypeScript', java: 'Java' },
}

/** docs/mistakes.md, from what is kept. */
export function documentOf(mistakes: readonly Mistake[]): string {
  const tables = languages.flatMap((language) => {
    const mine = mistakes.filter((one) => one.language === language && one.kept)
    return mine.length > 0 ? [`## ${NAMES[language]}\n\n${tableOf(mine)}`] : []
  })
  return `# Mistakes

The commonest mistakes of beginners, and what the judge says of them. Each is a program in
\`judge/mistakes/<language>/<kind>/\`, with its input (\`.in\`) where it reads one and what it should print (\`.out\`) where
nothing ends it. The first line of a function's file is its signature, and its \`.in\` has an argument a line.
\`judge/mistakes/<language>.json\` keeps what is said, on which line, and the compiler's or the language's own words, which
stand one press beneath.

\`npm run judge:mistakes\` runs them in the judge and fails when something else is said; \`--language cpp\` and \`--only names/\`
choose, and \`--write\` keeps what is said now and writes this page. Read every sentence that changes: it says what happened,
where, and what to look at, in the words of a first-year student. \`npm test\` runs all of them but those in C++ and Java, of which
it runs a tenth.

${tables.join('\n\n')}
`
}

const tableOf = (mistakes: readonly Mistake[]) =>
  ['| mistake | line | code | what is said |', '|---|--:|---|---|', ...mistakes.map(rowOf)].join('\n')

function rowOf({ name, text, kept }: Mistake): string {
  const { line = kept?.hints?.[0]?.line } = kept ?? {}
  const code = line === undefined ? '' : (text.split('\n')[line - 1]?.trim() ?? '')
  const [kind = '', mistake = ''] = name.split('/')
  return `| ${kind}: ${mistake.replaceAll('-', ' ')} | ${line ?? ''} | ${asCode(code)} | ${cell(saidIn(kept))} |`
}

/** The hints too, which stand beneath a wrong answer. Without a sentence, the verdict says it all. */
function saidIn({ verdict, says, hints = [] }: Told = { verdict: '' }): string {
  const first = verdict === 'Wrong Answer' || !says ? [`*${verdict}*`] : [says]
  return [...first, ...hints.map((hint) => hint.says)].join(' ')
}

const cell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\s*\n\s*/g, ' ')

function asCode(code: string): string {
  const fence = code.includes('`') ? '``' : '`'
  return code && `${fence}${code.replaceAll('|', '\\|')}${fence}`
}
