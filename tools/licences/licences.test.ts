import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedPackages } from './shipped-packages.mjs'

const root = join(import.meta.dirname, '../..')
const { parts, texts } = JSON.parse(readFileSync(join(root, 'server/licences.json'), 'utf8')) as {
  parts: { name: string; version?: string; licence: string; address?: string; text?: number }[]
  texts: string[]
}

/** Licences under which a club may run the site without restrictions. A package with another licence fails this test. */
const KNOWN =
  /^(?:MIT|MIT-0|ISC|0BSD|Zlib|BSD-[23]-Clause|Apache-2\.0|Apache-2\.0 WITH LLVM-exception|BlueOak-1\.0\.0|Unlicense|PSF-2\.0|Python-2\.0|PostgreSQL|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)$/

test('SAFE-80 the page of licences has every package that the site consists of, in its version', () => {
  const listed = new Set(parts.map(({ name, version }) => `${name} ${version}`))
  // After a change of the lock file: npm run licences
  for (const [place, { version }] of shippedPackages())
    expect(listed).toContain(`${place.slice(place.lastIndexOf('node_modules/') + 13)} ${version}`)
})

test('SAFE-80 every part has a known licence, and what links to its address or text can be followed', () => {
  for (const { name, licence, address = 'https://', text } of parts) {
    for (const one of licence.split(' AND '))
      expect([name, one]).toEqual([name, expect.stringMatching(KNOWN)])
    expect([name, address]).toEqual([name, expect.stringMatching(/^https:\/\//)])
    if (text !== undefined) expect(texts[text]?.length).toBeGreaterThan(100)
  }
})

test('SAFE-81 the bill of materials names every package that is installed to run the site', () => {
  const made = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const { bomFormat, components } = JSON.parse(made) as {
    bomFormat: string
    components: { name: string; version: string; group?: string; purl: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages as Record<
    string,
    { version?: string; dev?: boolean; link?: boolean; extraneous?: boolean }
  >
  for (const [place, { version, dev, link }] of Object.entries(lock)) {
    if (!place.includes('node_modules/') || dev || link) continue
    const name = place.slice(place.lastIndexOf('node_modules/') + 13)
    expect(named).toContain(`pkg:npm/${name}@${version}`)
  }
})
