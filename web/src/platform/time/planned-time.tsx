import { useClub } from '../session/club.ts'
import { useDeviceZone } from './device-zone.ts'
import { minuteIn } from './event-time.tsx'
import { useReaderZone } from './reader-zone.ts'
import { LocalTime } from './shown-time.tsx'
import { zoneWords } from './zone-names.ts'

/**
 * A time that was chosen on the clocks of the club, on those of the reader. Where the two show something else the zone is
 * named: nobody could tell whose clock is meant.
 */
export function PlannedTime({ iso }: { iso: string }) {
  const { timeZone } = useClub()
  const zone = useReaderZone()
  const isNamed = useDeviceZone() && zone && minuteIn(iso, zone) !== minuteIn(iso, timeZone)
  return (
    <>
      <LocalTime iso={iso} />
      {isNamed && ` (${zoneWords(zone)})`}
    </>
  )
}
