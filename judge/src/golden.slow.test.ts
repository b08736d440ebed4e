import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoldenPage, measureInNode, openGoldenPage } from '../testing/golden-hosts.ts'
import { golden, goldenLanguages } from '../testing/golden-programs.ts'

const FRESH = 20
const LONGEST = 40 * 60_000

let chromium: GoldenPage
beforeAll(async () => {
  chromium = await openGoldenPage()
})
afterAll(() => chromium?.close())

describe('twenty fresh workers of Node and twenty of Chromium find the same', () => {
  test.each(goldenLanguages)('safety J1 %s', { timeout: LONGEST }, async (language) => {
    // C++ has only two programs, because each worker starts the compiler again, which takes seconds.
    const count = language === 'cpp' ? 2 : golden[language].length
    const first = await measureInNode(language, count)
    for (let worker = 1; worker < FRESH; worker++) expect(await measureInNode(language, count)).toEqual(first)
    for (let worker = 0; worker < FRESH; worker++)
      expect(await chromium.measure(language, count)).toEqual(first)
    const told = first.map(({ name, fuel, artifact }) => `  ${name}: fuel ${fuel}, artifact ${artifact}`)
    console.log([`${language}, the same ${FRESH} + ${FRESH} times`, ...told].join('\n'))
  })
})
