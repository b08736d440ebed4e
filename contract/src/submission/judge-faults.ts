import { sentence } from '../sentence.ts'

/** The reasons why a submission was not judged, as it stores them. */
export const judgeFaults = {
  late: sentence(
    'judgeFault.late',
    'Compiling took longer than it may by the clock, twice. Hand it in again when the site is less busy, or make it simpler.',
  ),
  failed: sentence('judgeFault.failed', 'The judge failed, not your solution. Hand it in again.'),
} as const
