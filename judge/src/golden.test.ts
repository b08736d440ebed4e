import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoldenPage, measureInNode, openGoldenPage } from '../testing/golden-hosts.ts'
import { golden, goldenLanguages } from '../testing/golden-programs.ts'

// `npm test -- judge-slow` does this with twenty workers of each.

// Normally half a minute. The timeout only ends a test that hangs, also on a busy machine.
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
    // Only the first C++ program, as each worker starts the compiler again.
    const few = language === 'cpp' ? 1 : golden[language].length
    expect(await chromium.measure(language, few)).toEqual(inNode.slice(0, few))
  })
})
