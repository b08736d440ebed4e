/** The features beyond plain Python that a program's text may need. Programs without a feature pay no fuel for it. */
export interface Needs {
  /** The program's objects may act when it ends. They are destroyed one by one, as in CPython. */
  ends: boolean
  /** The functions that must count beyond 32 bits. */
  wide: string[]
}

const LAST_WORDS = /\b(?:__del__|fdopen|FileIO|BufferedWriter|TextIOWrapper|weakref|detach)\b/
/** Uses that only read are excluded. */
const WRITER = /\bopen\b(?!\s*\(\s*(?:0\b|['"]\/dev\/stdin))|(?<!stdin\.)\bbuffer\b/
const SUSPENDED = /\byield\b/
const CLEANS_UP = /\b(?:finally|with|GeneratorExit)\b/

// Each pattern scans a bounded part of a line, because a hostile source is one long line.
/** A literal beyond 32 bits. */
const BIG = String.raw`(?:\d{10}|\d(?:_\d{3}){3}|10\s*\*\*\s*[1-9]\d|\b2\s*\*\*\s*(?:3[1-9]|[4-9]\d)|<<\s*(?:3[1-9]|[4-9]\d)|\bmaxsize\b(?!\s*=))`
const HAS_BIG = new RegExp(BIG)
const SIZED = new RegExp(String.raw`\b(?:maxlen|maxsize)\s*=\s*[^\n]{0,80}${BIG}|\b(?:islice|repeat)\b`)
const LONG = new RegExp(String.raw`(?:=|\blen\s*\()\s*range\s*\([^\n]{0,80}${BIG}`)

export function needsOf(source: string): Needs {
  const isBig = HAS_BIG.test(source)
  const wide: Record<string, boolean> = {
    search: /\bbisect/.test(source) && isSearchedBeyond(source),
    sizes: isBig && SIZED.test(source),
    sample: isBig && /\brandom\b/.test(source),
    length: LONG.test(source) && /\blen\b/.test(source),
    array: /\barray\s*\(\s*['"][lL]['"]/.test(source),
  }
  return {
    ends:
      LAST_WORDS.test(source) || WRITER.test(source) || (SUSPENDED.test(source) && CLEANS_UP.test(source)),
    wide: Object.keys(wide).filter((name) => wide[name]),
  }
}

const isSearchedBeyond = (source: string) =>
  /\b__getitem__\b/.test(source) || (/\brange\s*\(/.test(source) && /\bkey\s*=/.test(source))
