import { escapeMarkup } from '../escape-markup.ts'
import { highlight, languageOf } from './highlight.ts'

export interface Code {
  readonly kind: 'code'
  readonly source: string
  /** The text after the fence: a language, and optionally a file name and lines to highlight: `python two.py {3,5-7}`. */
  readonly info: string
}

/** Returns a code block as a figure, with its name above. The style sheet numbers its lines. */
export async function codeMarkup(code: Code, colour: boolean): Promise<string> {
  const { language, name, lit } = readInfo(code.info)
  const source = code.source.replace(/\n$/, '')
  const lines = (colour && language && (await highlight(source, language.grammar))) || plainLines(source)
  const caption = name ?? language?.label
  const label = [name, language?.label ?? 'Code'].filter(Boolean).join(', ')
  const head = caption
    ? `<header><figcaption class="label plain">${escapeMarkup(caption)}</figcaption></header>`
    : ''
  const body = lines.map((line, at) => `<span${lit(at + 1) ? ' class="hl"' : ''}>${line}\n</span>`).join('')
  return `<figure class="code">${head}<pre tabindex="0" aria-label="${escapeMarkup(label)}"><code>${body}</code></pre></figure>`
}

const plainLines = (source: string) => escapeMarkup(source).split('\n')

function readInfo(info: string) {
  const ranges = /\{([\d,\s-]{1,100})\}/.exec(info)?.[1]?.split(',').map(readRange) ?? []
  const [word = '', name] = info.replace(/\{.*/s, '').trim().split(/\s+/)
  const lit = (line: number) => ranges.some(([first, last]) => line >= first && line <= last)
  return { language: languageOf(word), name, lit }
}

function readRange(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.split('-')
  return [Number(first), Number(last)]
}
