/** A slow line and a slow phone: 150 ms, 1.6 Mbit/s, a processor slowed four times. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
export const SLOW_PROCESSOR = 4
