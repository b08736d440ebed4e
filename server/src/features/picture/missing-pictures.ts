import { inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { readPictureAddress } from '../../platform/markdown/picture-address.ts'
import { pictures } from './picture-tables.ts'

/** Returns the addresses under which no picture is kept, in one statement. */
export async function missingPictures(sql: Sql, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = new Map(addresses.map((address) => [address, readPictureAddress(address)?.name ?? '']))
  if (asked.size === 0) return new Set()
  const rows = await sql
    .select({ name: pictures.name })
    .from(pictures)
    .where(inArray(pictures.name, [...asked.values()]))
  const kept = new Set(rows.map(({ name }) => name))
  return new Set([...asked].filter(([, name]) => !kept.has(name)).map(([address]) => address))
}
