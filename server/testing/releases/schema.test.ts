import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testSite } from '../test-site.ts'
import { SCHEMA, schemaOf } from './schema.ts'

test('server/schema.sql is what all migrations leave: `npm run schema` writes it anew', async () => {
  const site = await testSite()
  try {
    expect(await schemaOf(site.database.pool)).toBe(readFileSync(SCHEMA, 'utf8'))
  } finally {
    await site.close()
  }
})
