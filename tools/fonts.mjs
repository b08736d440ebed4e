// Reduces the two typefaces to the characters in use: `node tools/fonts.mjs` writes web/src/platform/ui/fonts/, and server/fonts/
// for the pictures that the server draws. The full files have 130 KB. Most pages load 61. The landing page's headline becomes a
// drawing, because a phone takes 50 ms to create three font instances for three words.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const fromWeb = createRequire(new URL('../web/package.json', import.meta.url))
const subset = fromWeb('subset-font')
const out = new URL('../web/src/platform/ui/fonts/', import.meta.url)

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const ascii = span(0x20, 0x7e)
const latin1 = span(0xa0, 0xff)
// The no-break space is in every text. In the file of accents, it would make every page load that file.
const signs = '\u00a0©°·×–—…“”‘’•™−€↑↓'
const extended = `${span(0x100, 0x24f)}${span(0x1e00, 0x1eff)}₹`

// Archivo's accents are as large as its alphabet, so they have their own file, loaded only when a name needs it.
const archivo = {
  axes: { wght: { min: 400, max: 900 }, wdth: { min: 62, max: 125 } },
  features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
}
// The monospaced typeface has no ligatures, because learners must see what they type.
const mono = { axes: { wght: { min: 400, max: 700 } }, features: ['mark', 'mkmk', 'ccmp', 'locl'] }

const cuts = [
  ['archivo', 'archivo/files/archivo-latin-wdth-normal.woff2', ascii + signs, archivo],
  ['archivo-accents', 'archivo/files/archivo-latin-wdth-normal.woff2', latin1, archivo],
  ['archivo-extended', 'archivo/files/archivo-latin-ext-wdth-normal.woff2', extended, archivo],
  ['mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', ascii + latin1 + signs, mono],
  ['mono-extended', 'jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2', extended, mono],
]

const source = (path) => fromWeb.resolve(`@fontsource-variable/${path}`)

for (const [name, path, text, { axes, features }] of cuts) {
  const font = await subset(await readFile(source(path)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(new URL(`${name}.woff2`, out), font)
  console.log(`${name}.woff2`, font.length)
}

// Pictures use one weight of each, as a plain font file that every text renderer can read.
const drawn = new URL('../server/fonts/', import.meta.url)
await mkdir(drawn, { recursive: true })
const heavy = { ...archivo, axes: { wght: 800, wdth: 112 } }
const plain = { ...mono, axes: { wght: 600 } }
const plainCuts = [
  ['archivo', 'archivo/files/archivo-latin-wdth-normal.woff2', ascii + latin1 + signs, heavy],
  ['archivo-extended', 'archivo/files/archivo-latin-ext-wdth-normal.woff2', extended, heavy],
  ['mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', ascii + latin1 + signs, plain],
  ['mono-extended', 'jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2', extended, plain],
]
for (const [name, path, text, { axes, features }] of plainCuts) {
  const options = { targetFormat: 'truetype', variationAxes: axes, keepFeatures: features }
  const font = await subset(await readFile(source(path)), text, options)
  await writeFile(new URL(`${name}.ttf`, drawn), font)
  console.log(`${name}.ttf`, font.length)
}

// Certificates and previews contain names in Devanagari, and few servers have a font for them. All features stay, because its
// letters need them to join.
const devanagari = await subset(
  await readFile(
    fromWeb.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2',
    ),
  ),
  `${span(0x900, 0x97f)}${span(0x1cd0, 0x1cff)}${span(0xa8e0, 0xa8ff)}\u200c\u200d\u25cc`,
  { targetFormat: 'truetype' },
)
await writeFile(new URL('devanagari.ttf', drawn), devanagari)
console.log('devanagari.ttf', devanagari.length)
await copyFile(
  fromWeb.resolve('@fontsource/noto-sans-devanagari/LICENSE'),
  new URL('devanagari-LICENSE.txt', drawn),
)

// Each word of the headline has its own font width, so that all three words are equally wide. A word has one path for its letters
// and one for its full stop, in thousandths of an em from the left end of the baseline.
const {
  Blob,
  Buffer: Shaped,
  Face,
  Font,
  shape,
} = await import(pathToFileURL(fromWeb.resolve('harfbuzzjs')).href)
const headline = []
for (const [word, wdth] of [
  ['CODE.', 125],
  ['CREATE.', 86.2],
  ['CONQUER.', 68.2],
]) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: 900, wdth }, keepFeatures: ['kern'] }
  const file = await subset(
    await readFile(source('archivo/files/archivo-latin-wdth-normal.woff2')),
    word,
    options,
  )
  const font = new Font(new Face(new Blob(file), 0))
  const shaped = new Shaped()
  shaped.addText(word)
  shaped.guessSegmentProperties()
  shape(font, shaped)
  let x = 0
  const glyphs = shaped.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => {
    const outline = moved(font.glyphToPath(codepoint), x)
    x += xAdvance - 20
    return outline
  })
  headline.push({ word: word.slice(0, -1), letters: glyphs.slice(0, -1).join(''), stop: glyphs.at(-1) })
}
const drawing = new URL('../web/src/features/landing/headline.json', import.meta.url)
await writeFile(drawing, `${JSON.stringify(headline, null, 2)}\n`)

/** Moves a path of absolute HarfBuzz commands to the right, flips it vertically and writes it as short as possible. */
function moved(path, right) {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command, rest]) => {
      const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? []
      const points = numbers.map((n, i) => Math.round(i % 2 ? -n : n + right))
      const steps = points.map((n, i) => n - (i % 2 ? y : x))
      if (points.length > 0) [x, y] = points.slice(-2)
      if (command === 'M') return `M${points.join(' ')}`
      if (command !== 'L') return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
      if (steps[1] === 0) return `h${steps[0]}`
      return steps[0] === 0 ? `v${steps[1]}` : `l${steps.join(' ').replace(' -', '-')}`
    })
    .join('')
}

for (const family of ['archivo', 'jetbrains-mono'])
  for (const folder of [out, drawn])
    await copyFile(source(`${family}/LICENSE`), new URL(`${family}-LICENSE.txt`, folder))
