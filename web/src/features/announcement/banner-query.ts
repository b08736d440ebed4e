import { getBanner } from '@callofcode/contract/announcement/banner'
import { read } from '../../platform/api/read.ts'

/** The server draws it with the page; while the page is seen it is read again, as the bell is. */
export const bannerOf = {
  ...read(getBanner, {}, { quiet: true }),
  staleTime: 30_000,
  refetchInterval: 120_000,
}
