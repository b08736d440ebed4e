import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureInNode } from '../testing/golden-node.ts'
import { golden, goldenLanguages } from '../testing/golden-programs.ts'
import { type GoldenPage, openGoldenPage } from '../testing/golden-site.ts'

// On twenty fresh workers of each: `npm test -- judge-slow`.

// Half a minute, and on a busy machine ten times that: it ends what hangs, and judges no speed.
const LONGEST = 400_000

let chromium: GoldenPage
beforeAll(async () => {
  chromium = await openGoldenPage()
})
afterAll(() => chromium?.close())

describe('fresh workers of Chromium find what Node finds: verdict, line, reason, fuel, memory, output, artifact', () => {
  test.each(goldenLanguages)('safety J1 %s', { timeout: LONGEST }, async (language) => {
    const inNode = await measureInNode(language)
    expect(inNode.map(({ verdict }) => verdict)).toEqual(golden[language].map(({ verdict }) => verdict))
    expect(await chromium.measure(language)).toEqual(inNode)
    // Starting a compiler anew takes seconds: what it compiles first is enough.
    const few = language === 'cpp' ? 1 : golden[language].length
    expect(await chromium.measure(language, few)).toEqual(inNode.slice(0, few))
  })
})
