import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'

export const personalData = {
  exported: [
    {
      ...rowsOf('member_days'),
      name: 'days',
      shown: { day: 't.day::text', done: 't.done', reviewed: 't.reviewed' },
    },
    {
      ...rowsOf('member_zones'),
      name: 'earlierTimeZones',
      shown: { zone: 't.zone', until: utcText('t.until') },
    },
    {
      ...rowsOf('pauses'),
      name: 'breaks',
      shown: { from: 't.from_day::text', to: 't.to_day::text' },
    },
  ],
  merged: {
    // Triggers maintain this table. The streak takes over the days that the triggers do not cover.
    'member_days.member_id': STAY,
    // Solves count in the time zone of the account that stays.
    'member_zones.member_id': STAY,
    'pauses.member_id': moved(),
  },
} satisfies PersonalData
