import { ZoneField } from '../../platform/form/zone-field.tsx'
import { say } from './notification-words.ts'

interface MailZoneProps {
  /** Null for the zone of each event. */
  value: string | null
  onChange: (zone: string | null) => void
}

/** In which time zone mails say when something begins. */
export const MailZone = ({ value, onChange }: MailZoneProps) => (
  <ZoneField
    label={say('timesInMails')}
    hint={say('remindersSayWhenAn')}
    value={value}
    empty={say('byTheClockWhere')}
    onChange={onChange}
    mayClear
  />
)
