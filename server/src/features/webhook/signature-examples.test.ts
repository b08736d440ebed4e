import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newSecret, signatureOf } from './webhook-sender.ts'

const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
const example = (language: string, mark: string) => {
  const blocks = [...operations.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
  return blocks.map(([, code = '']) => code).find((code) => code.includes(mark)) ?? ''
}

const secret = newSecret()
const body = '{"type":"ping","data":{"title":"Zwölf"}}'
const headersAt = (at: number, of = body) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(at),
  'webhook-signature': signatureOf(secret, 'msg_1', at, of),
})
const now = Math.floor(Date.now() / 1_000)
const cases = [headersAt(now), headersAt(now, `${body} `), headersAt(now - 301)]
const given = JSON.stringify({ cases, body, secret })

test('SAFE-44 the example in Node lets in what is ours, and neither a forged nor an old one', () => {
  const code = `${example('js', 'isGenuine')}
    const { cases, body, secret } = JSON.parse(process.env.GIVEN)
    console.log(JSON.stringify(cases.map((headers) => isGenuine(headers, body, secret))))`
  const env = { ...process.env, GIVEN: given }
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env })
  expect(JSON.parse(said)).toEqual([true, false, false])
})

test('SAFE-44 the example in Python does the same', () => {
  const code = `${example('python', 'is_genuine')}
import json, os
given = json.loads(os.environ["GIVEN"])
print(json.dumps([is_genuine(headers, given["body"].encode(), given["secret"]) for headers in given["cases"]]))`
  const env = { ...process.env, GIVEN: given }
  expect(JSON.parse(execFileSync('python3', ['-c', code], { encoding: 'utf8', env }))).toEqual([
    true,
    false,
    false,
  ])
})
