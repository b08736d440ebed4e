import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { JudgeDownload } from '@callofcode/contract/judge-assets'
import type { EngineAssets, Manifest } from '@callofcode/judge/manifest'

/** Precompiled headers for judging. Browsers compile with index checks and never use them. */
const ONLY_HERE = new Set(['unchecked.pch'])

export interface Copies {
  /** Whether the browser accepts brotli. */
  readonly packed: boolean
  /** Whether missing copies are being made. */
  readonly making: boolean
}

/** The files of each engine that browsers fetch, and the bytes of the transfer. */
export async function downloadsOf(
  folder: string,
  { engines }: Manifest,
  wanted: Copies,
): Promise<Record<string, JudgeDownload>> {
  const found = Object.entries(engines).map(
    async ([name, engine]) => [name, await downloadOf(folder, engine, wanted)] as const,
  )
  return Object.fromEntries(await Promise.all(found))
}

async function downloadOf(
  folder: string,
  { folder: name, files }: EngineAssets,
  { packed, making }: Copies,
): Promise<JudgeDownload> {
  const fetched = files.filter((file) => !ONLY_HERE.has(file.name))
  const copies = await Promise.all(
    fetched.map((file) => (packed ? sizeOf(join(folder, name, `${file.name}.br`)) : undefined)),
  )
  return {
    files: fetched.map((file) => file.name),
    bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    transfer: fetched.reduce((sum, { bytes }, at) => sum + (copies[at] ?? bytes), 0),
    shrinking: packed && making && copies.includes(undefined),
  }
}

/** Size in bytes; undefined for an unknown file. */
export const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size
