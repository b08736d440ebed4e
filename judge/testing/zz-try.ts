import { readFileSync } from 'node:fs'
import { createRunner } from '/tmp/h3/judge/src/host/create-runner.ts'
import { nodeHost } from '/tmp/h3/judge/src/host/node-host.ts'

const [lang, file] = process.argv.slice(2)
const runner = createRunner(nodeHost('/tmp/h3/judge/dist/assets'))
for (const text of readFileSync(file!, 'utf8').split('\n=====\n')) {
  const c = await runner.compile(lang as any, { text })
  console.log('-----', JSON.stringify(text))
  if (!c.ok) {
    console.log('  COMPILE', JSON.stringify((c as any).diagnostics ?? c))
    continue
  }
  const [r] = await runner.run(c.artifact, [{ stdin: '3\n4 5\n' }], { fuel: 3e8 })
  console.log(
    '  ',
    r!.ending,
    r!.line,
    r!.reason,
    '|',
    (r!.stdout || '').slice(0, 60),
    r!.original ?? '',
    c.diagnostics.length ? JSON.stringify(c.diagnostics) : '',
  )
}
await runner.dispose()
