import { type CorpusProgram, corpusLanguages } from './corpus-programs.ts'

export interface Compared {
  program: CorpusProgram
  /** How it differs, in one line; undefined when it does not. */
  difference: string | undefined
  /** Why it may. */
  allowed: string | undefined
}

const NAMES = { cpp: 'C++', python: 'Python', javascript: 'JavaScript', typescript: 'TypeScript' }

/** By language and topic: how many programs there are, and how many print the same. */
export function tableOf(compared: readonly Compared[]): string {
  const rows = corpusLanguages.flatMap((language) => {
    const mine = compared.filter(({ program }) => program.language === language)
    const topics = [...new Set(mine.map(({ program }) => program.topic))]
    const all = mine.length > 0 ? [rowOf(`**${NAMES[language]}**`, 'all', mine)] : []
    return all.concat(
      topics.map((topic) =>
        rowOf(
          NAMES[language],
          topic,
          mine.filter(({ program }) => program.topic === topic),
        ),
      ),
    )
  })
  const head = ['language', 'topic', 'programs', 'same', 'different']
  return alignedOf([head, ...rows, rowOf('**all**', '', compared)])
}

function rowOf(language: string, topic: string, compared: readonly Compared[]): string[] {
  const different = compared.filter(({ difference }) => difference !== undefined).length
  return [
    language,
    topic,
    ...[compared.length, compared.length - different, different].map((count) => String(count)),
  ]
}

function alignedOf(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => (at < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  const [head = [], ...others] = rows
  return [lineOf(head), rule, ...others.map(lineOf)].join('\n')
}

/** docs/corpus.md. */
export function documentOf(compared: readonly Compared[]): string {
  const different = compared.filter(({ difference }) => difference !== undefined)
  const told = different.map(
    ({ program, allowed }) => `- \`${program.name}\`: ${allowed ?? 'nobody has said why yet.'}`,
  )
  return `# The corpus

${compared.length} programs as people write them, in \`judge/corpus/<language>/<topic>/\`: the program, its input (\`.in\`) where it
reads one, and what g++ 12 (\`-O2 -std=gnu++20\`, or the mode of its first line), CPython and Node.js print for it (\`.out\`). A
program is the same when the judge prints every byte of that.

\`npm run judge:corpus\` runs them in the judge and fails when one differs that \`judge/corpus/differs.json\` gives no reason for,
or when one that it lists is the same by now. \`--language cpp\` and \`--only graphs/dijkstra\` choose; \`--write\` writes this page and
drops from that file what is the same by now.
\`--native\` runs them by the machine's own compilers instead, and \`--native --write\` keeps what those print. A tenth of them
runs in \`npm test\`; \`CORPUS_SEED\` draws another one.

${tableOf(compared)}

${told.length > 0 ? `## What differs\n\n${told.join('\n')}` : 'Nothing differs.'}
`
}
