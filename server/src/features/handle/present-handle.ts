import type { OwnHandle, ShownHandle } from '@callofcode/contract/handle/handle'
import { profileAddress } from '@callofcode/contract/handle/handle-address'
import type { HandleRow } from './handle-store.ts'

/** Presents an account to others. Figures that were entered before the site was read are ignored. */
export function presentShown(row: HandleRow): ShownHandle {
  const { site, handle, verifiedAt, figures, figuresAt, entered, enteredAt } = row
  const read = verifiedAt && figures && figuresAt ? { figures, at: figuresAt } : null
  const isNewer = enteredAt !== null && (!read || enteredAt > read.at)
  return {
    site,
    handle,
    address: profileAddress(site, handle),
    provenAt: verifiedAt,
    read,
    entered: entered && enteredAt && isNewer ? { figures: entered, at: enteredAt } : null,
  }
}

export function presentOwn(row: HandleRow, asks: readonly string[]): OwnHandle {
  const { token, tokenUntil, failure, failedAt, lostAt, isChecking, site } = row
  return {
    ...presentShown(row),
    checking: isChecking,
    token: token && tokenUntil ? { text: token, until: tokenUntil } : null,
    failure: failure && failedAt ? { why: failure, at: failedAt } : null,
    lostAt,
    asked: asks.includes(site),
  }
}
