import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

// `npm run outdated`: lists the packages with a newer version and the reasons why they stay back (docs/dependencies.md), and the
// packages that their authors deprecated. Exits with 1 when a package has no reason.
const reasons = new Map(
  [
    ...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(
      /^\| `([^`]+)`[^|]*\|[^|]*\| (.+) \|$/gm,
    ),
  ].map(([, name, why]) => [name, why]),
)
const { stdout } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' })
const old = Object.entries(JSON.parse(stdout || '{}')).map(([name, found]) => {
  const { current, latest } = [found].flat()[0]
  return { name, said: `${name} ${current}, newest ${latest}` }
})
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const deprecated = Object.entries(packages).flatMap(([place, { version, deprecated: words }]) => {
  const name = place.split('node_modules/').at(-1)
  return words ? [{ name, said: `${name} ${version} is deprecated: ${words}` }] : []
})
for (const { name, said } of [...old, ...deprecated])
  console.log(
    `${said}\n    ${reasons.get(name) ?? 'NO REASON: renew it, or say in docs/dependencies.md why not'}`,
  )
process.exitCode = [...old, ...deprecated].every(({ name }) => reasons.has(name)) ? 0 : 1
