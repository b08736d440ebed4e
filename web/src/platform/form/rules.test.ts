import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { config, z } from 'zod'

const root = resolve(import.meta.dirname, '../../../..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web/src'], {
  cwd: root,
  encoding: 'utf8',
})
const sources = listed
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/rules\.ts$/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

const IMPORT = /import \{([^}]*)\} from '@callofcode\/contract\/schemas\/([^']+)'/g
/** Values that break a rule of nearly every field. Undefined is a field that was never touched. */
const texts = [undefined, null, '', 'x', 'x'.repeat(300_000)]
const others = [Number.NaN, -1, 0.5, 1e20, true, [], [''], [{}], Array(7_000).fill('x'), {}, { x: 7 }]
const wrongValues: unknown[] = [...texts, ...others]
const OF_ZOD = /^(Invalid|Too big|Too small|Unrecognized)\b/

/** Returns all schemas that forms take, by their names. */
async function schemasOfForms(): Promise<Map<string, z.ZodType>> {
  const found = new Map<string, z.ZodType>()
  for (const [, names = '', path = ''] of sources.flatMap(([, text]) => [...text.matchAll(IMPORT)])) {
    const module: Record<string, unknown> = await import(join(root, `contract/src/${path}.ts`))
    for (const name of names.split(',').map((one) => one.trim())) {
      const schema = module[name]
      if (schema instanceof z.ZodType) found.set(`${path} ${name}`, schema)
    }
  }
  return found
}

/** Returns what zod itself says of a schema's wrong fields. */
function saidByZod(name: string, schema: z.ZodType): string[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const given = [...wrongValues, ...fields.flatMap((field) => wrongValues.map((one) => ({ [field]: one })))]
  const issues = given.flatMap((one) => schema.safeParse(one).error?.issues ?? [])
  const said = issues.map(({ path, message }) => [`${name} ${path.join('.')}`, message] as const)
  return said.flatMap(([field, message]) => (OF_ZOD.test(message) ? `${field}: ${message}` : []))
}

describe('CLUB-285 whatever is wrong with a field of a form, a sentence of a language says it', () => {
  const before = config().customError
  beforeAll(async () => {
    // Another test of this worker may have loaded the server's rules.
    delete config().customError
    vi.resetModules()
    await import('./rules.ts')
  })
  afterAll(() => {
    config().customError = before
  })

  test('in every schema that a form takes', async () => {
    const schemas = await schemasOfForms()
    expect(schemas.size).toBeGreaterThan(40)
    expect([...schemas].flatMap(([name, schema]) => saidByZod(name, schema))).toEqual([])
  })

  test('and in a form’s own rules', () => {
    const own = z.object({ text: z.string(), more: z.string(), long: z.string().max(4), count: z.number() })
    const { error } = own.safeParse({ text: 7, long: 'longer', count: Number.NaN })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Enter text here.',
      'This is needed.',
      'At most 4 characters, please.',
      'This does not fit here.',
    ])
  })

  test('because each form checks by the one file that says so', () => {
    const passing = sources.filter(
      ([, text]) =>
        text.includes("'@hookform/resolvers") || (text.includes('.issues') && text.includes('.safeParse(')),
    )
    expect(passing.map(([file]) => file)).toEqual([])
  })
})
