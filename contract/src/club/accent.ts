import { type Sentence, sentence } from '../sentence.ts'
import { HOUSE_ACCENT } from './club-look.ts'

/**
 * A club's colour in its roles for both themes, and whether each one is readable. The code is pure, so server and form get the
 * same result.
 */

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The backgrounds of the colour. The values of `web/src/platform/ui/tokens.css`. */
export const SURFACES: Record<Theme, Record<'ground' | 'panel' | 'raised' | 'well', string>> = {
  light: { ground: '#f4f0e7', panel: '#fbf9f2', raised: '#fefdfa', well: '#ede8de' },
  dark: { ground: '#0b0f15', panel: '#10161c', raised: '#181e25', well: '#06090e' },
}
const INK = '#0b0f15'
const PAPER = '#ffffff'
const TEXT: Record<Theme, string> = { light: '#101821', dark: '#f3f0e7' }
const [FOR_TEXT, FOR_SHAPES] = [4.5, 3]

/** The tokens that are derived from the colour. */
export interface Roles {
  readonly accent: string
  readonly 'accent-hover': string
  readonly 'on-accent': string
  readonly 'accent-text': string
  readonly mark: string
  readonly 'accent-wash': string
  readonly 'accent-edge': string
  readonly focus: string
  readonly 'sel-bg': string
  readonly 'syn-key': string
  readonly 'heat-1': string
  readonly 'heat-2': string
  readonly 'heat-3': string
  readonly 'heat-4': string
}

/** Two colours that must contrast. */
export interface Pair {
  readonly theme: Theme
  readonly what: Sentence
  readonly ratio: number
  readonly least: number
}

type Rgb = readonly [number, number, number]

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never
const hex = (colour: Rgb) =>
  `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const linear = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
const gamma = (part: number) => 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map(linear) as never as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Mixes `share` of the first colour with the rest of the second. */
function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgb(one), rgb(other)]
  return hex(a.map((part, at) => part * share + (b[at] ?? 0) * (1 - share)) as never)
}

/** Converts a colour to lightness and the two colour axes of Oklab (https://bottosson.github.io/posts/oklab/). */
function toOklab(colour: string): Rgb {
  const [r, g, b] = rgb(colour).map(linear) as never as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([light, a, b]: Rgb): Rgb {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Returns the same hue at another lightness, with as much chroma as a screen can show there. */
function atLightness(colour: string, lightness: number): string {
  const [, a, b] = toOklab(colour)
  for (let share = 1; share > 0; share -= 0.05) {
    const parts = fromOklab([lightness, a * share, b * share])
    if (parts.every((part) => part >= -0.001 && part <= 1.001))
      return hex(parts.map((part) => gamma(Math.max(0, part))) as never)
  }
  return hex(fromOklab([lightness, 0, 0]).map((part) => gamma(Math.max(0, part))) as never)
}

/** Returns the colour at the nearest lightness that passes. `way` is the direction: -1 darker, 1 lighter, 0 both. */
function nearest(colour: string, way: -1 | 0 | 1, passes: (one: string) => boolean): string | undefined {
  if (passes(colour)) return colour
  const [start] = toOklab(colour)
  for (let step = 0.005; step <= 1; step += 0.005)
    for (const sign of way === 0 ? [1, -1] : [way]) {
      const lightness = start + sign * step
      const one = lightness >= 0 && lightness <= 1 ? atLightness(colour, lightness) : undefined
      if (one && passes(one)) return one
    }
  return undefined
}

const worst = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** Returns the tokens of one theme. A role that is unreadable at every lightness stays as it is, and `pairsOf` reports it. */
export function rolesOf(accent: string, theme: Theme): Roles {
  const surfaces = Object.values(SURFACES[theme])
  const { panel } = SURFACES[theme]
  const isLight = theme === 'light'
  const away = isLight ? -1 : 1
  const onAccent = contrast(accent, INK) >= contrast(accent, PAPER) ? INK : PAPER
  const wash = mix(accent, panel, isLight ? 0.3 : 0.14)
  const readable = (least: number, grounds: readonly string[]) =>
    nearest(accent, away, (one) => worst(one, grounds) >= least) ?? accent
  const text = readable(FOR_TEXT, [...surfaces, wash])
  const mark = readable(FOR_SHAPES, surfaces)
  const [lightness] = toOklab(accent)
  const hover = atLightness(
    accent,
    onAccent === INK ? Math.min(1, lightness + 0.05) : Math.max(0, lightness - 0.05),
  )
  const edge = worst(accent, surfaces) >= FOR_SHAPES ? accent : isLight ? TEXT.light : mark
  return {
    accent,
    'accent-hover': hover,
    'on-accent': onAccent,
    'accent-text': text,
    mark,
    'accent-wash': wash,
    'accent-edge': edge,
    focus: isLight ? TEXT.light : edge,
    'sel-bg': accent,
    'syn-key': text,
    'heat-1': mix(mark, panel, 0.4),
    'heat-2': mix(mark, panel, 0.65),
    'heat-3': mark,
    'heat-4': isLight ? mix(mark, TEXT.light, 0.65) : mix(mark, TEXT.dark, 0.65),
  }
}

/** Returns every pair that must contrast, in both themes. */
export function pairsOf(accent: string): Pair[] {
  return THEMES.flatMap((theme) => {
    const roles = rolesOf(accent, theme)
    const surfaces = Object.values(SURFACES[theme])
    const pair = (what: Sentence, ratio: number, least: number): Pair => ({ theme, what, ratio, least })
    return [
      pair(sentence('accent.onAccent', 'text on the accent'), contrast(roles['on-accent'], accent), FOR_TEXT),
      pair(
        sentence('accent.onHover', 'text on the accent under a pointer'),
        contrast(roles['on-accent'], roles['accent-hover']),
        FOR_TEXT,
      ),
      pair(
        sentence('accent.inAccent', 'text in the accent'),
        worst(roles['accent-text'], [...surfaces, roles['accent-wash']]),
        FOR_TEXT,
      ),
      pair(
        sentence('accent.onTint', 'text on the tint of the accent'),
        contrast(TEXT[theme], roles['accent-wash']),
        FOR_TEXT,
      ),
      pair(sentence('accent.mark', 'a mark in the accent'), worst(roles.mark, surfaces), FOR_SHAPES),
      pair(
        sentence('accent.edge', 'the edge of a button'),
        worst(roles['accent-edge'], surfaces),
        FOR_SHAPES,
      ),
      // In the dark theme the colour itself is bright. In the light theme an edge outlines it.
      ...(theme === 'dark'
        ? [pair(sentence('accent.accent', 'the accent'), worst(accent, surfaces), FOR_SHAPES)]
        : []),
    ]
  })
}

export const failingPairs = (accent: string): Pair[] =>
  pairsOf(accent).filter(({ ratio, least }) => ratio < least)

/** Returns the nearest colour of the same hue that passes everywhere. */
export const nearestAccent = (accent: string): string =>
  nearest(accent, 0, (one) => failingPairs(one).length === 0) ?? HOUSE_ACCENT

const THEME_WORDS: Record<Theme, Sentence> = {
  light: sentence('accent.light', 'light'),
  dark: sentence('accent.dark', 'dark'),
}

export function pairText({ theme, what, ratio, least }: Pair): Sentence {
  // The ratio is rounded down: 4.496 fails, and must not be shown as 4.5.
  const measured = (Math.floor(ratio * 10) / 10).toFixed(1)
  return sentence(
    'accent.pageContrast1Needs',
    '{what} on the {theme} page has a contrast of {measured}:1; it needs {least}:1',
    { what, theme: THEME_WORDS[theme], measured, least },
  )
}

const tokens = (roles: Roles) =>
  Object.entries(roles)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

/** Returns the style sheet of a club's colour, which follows and overrides the tokens of the house. */
export const accentStyle = (accent: string): string =>
  `:root:root{${tokens(rolesOf(accent, 'light'))}}:root:root.dark{${tokens(rolesOf(accent, 'dark'))}}`
