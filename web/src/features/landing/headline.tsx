import { DEFAULT_LOOK, type LandingWords } from '@callofcode/contract/club/club-look'
import { useClub } from '../../platform/session/club.ts'
import drawn from './headline.json' with { type: 'json' }

/** In thousandths of an em: the line height, the height of a round letter, and the depth of the Q's tail. */
const LINE = 840
const ASCENT = 712
const DESCENT = 131
const WIDTH = 3996
const STOP = 190
/** The width of a letter, and the limit of stretching the words to their common width. */
const LETTER = 690
const WIDEST = 1.3

export const headlineOf = ({ headline }: Pick<LandingWords, 'headline'>) =>
  headline.map((word) => `${word}.`).join(' ')

/**
 * Draws the headline as a picture from `tools/fonts.mjs`, so that the largest words wait for no font. Other words are set in the
 * font.
 */
export function Headline() {
  const { landing } = useClub()
  const isDrawn = String(landing.headline) === String(DEFAULT_LOOK.landing.headline)
  return (
    <h1 id="hero-words">
      <span className="sr">{headlineOf(landing)}</span>
      <svg
        className="headline"
        viewBox={`40 0 ${WIDTH - 40} ${ASCENT + 2 * LINE + DESCENT}`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        {isDrawn
          ? drawn.map(({ word, letters, stop }, line) => (
              <g key={word} transform={`translate(0 ${ASCENT + line * LINE})`}>
                <path d={letters} />
                <path className="stop" d={stop} />
              </g>
            ))
          : landing.headline.map((word, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three lines, which have no other name.
              <Word key={line} word={word} line={line} />
            ))}
      </svg>
    </h1>
  )
}

/** Stretches a word to the full width, within the limit of its letters. */
function Word({ word, line }: { word: string; line: number }) {
  const width = Math.min(WIDTH - 40 - STOP - 60, [...word].length * LETTER * WIDEST)
  return (
    <g transform={`translate(40 ${ASCENT + line * LINE})`}>
      <text className="headline-word" textLength={width} lengthAdjust="spacingAndGlyphs">
        {word}
      </text>
      <path className="stop" d={`M${width + 60} 0v-${STOP}h${STOP}v${STOP}z`} />
    </g>
  )
}
