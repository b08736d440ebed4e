import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { storageFailure } from '../../../platform/bucket/storage-failure.ts'
import { BadBackup } from '../read-archive.ts'
import { BackupFailed } from './backup-in-thread.ts'

export interface Written {
  readonly bytes: number
  readonly rows: number
}
/** Writes a backup to `out`, and ends it. */
export type Fill = (out: Writable) => Promise<Written>

export interface Stored {
  readonly name: string
  readonly bytes: number
}

/** A place for backups. */
export interface Destination {
  /** The name of the place for people: a folder, or `s3://bucket/prefix`. */
  readonly place: string
  /** Stores the output of `fill` under `name`, completely or not at all. */
  put(name: string, fill: Fill, signal: AbortSignal): Promise<Written>
  list(): Promise<Stored[]>
  /** Passes the stored backup to `read` as a file. A backup in a bucket is downloaded into `folder` meanwhile. */
  open<T>(name: string, folder: string, read: (file: string) => Promise<T>): Promise<T>
  remove(name: string): Promise<void>
}

/** The stored bytes differ from the written ones. */
export class TruncatedBackup extends Error {
  constructor(written: number, arrived: number) {
    super(`${arrived} of ${written} bytes arrived`)
  }
}

/** Fills `out`, and ends with an error as soon as either side fails or the signal comes. */
export async function fillInto(out: Writable, fill: Fill, signal: AbortSignal): Promise<Written> {
  const stop = () => out.destroy(signal.reason as Error)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const [written] = await Promise.all([fill(out), finished(out)])
    return written
  } catch (error) {
    // After a failure of the writer, `out` does not end by itself.
    if (!out.destroyed) out.destroy()
    await settled(out)
    // Throws the stream's own reason instead of its early close.
    throw signal.aborted ? signal.reason : (out.errored ?? error)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Waits until a destroyed stream has cleaned up. */
const settled = (out: Writable) =>
  out.closed ? undefined : new Promise<void>((resolve) => out.once('close', () => resolve()))

/** Returns the reason of a failed backup in one sentence without secrets. */
export function backupFailure(error: unknown): string {
  if (error instanceof BackupFailed || error instanceof BadBackup) return error.message
  return error instanceof TruncatedBackup
    ? `It did not arrive whole: ${error.message}.`
    : storageFailure(error)
}
