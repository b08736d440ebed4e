import { getBanner } from '@callofcode/contract/announcement/banner'
import { read } from '../../platform/api/read.ts'

/** The server draws the banner with the page. While the page is visible, it is read again, like the bell. */
export const bannerOf = {
  ...read(getBanner, {}, { quiet: true }),
  staleTime: 30_000,
  refetchInterval: 120_000,
}
