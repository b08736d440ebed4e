import { movedParts } from '@callofcode/contract/member/duplicate'
import { END, moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'

export const personalData = {
  exported: [
    {
      ...rowsOf('plans'),
      name: 'plans',
      shown: {
        title: 't.title',
        of: 't.source_kind',
        source: 't.source',
        level: 't.level',
        hard: 't.hard',
        startsOn: 't.starts_on::text',
        endsOn: 't.ends_on::text',
        hours: 't.hours',
        weekdays: 't.weekdays',
        madeAt: utcText('t.created_at'),
        questions: `(select coalesce(json_agg(q.name order by i.position), '[]')
        from plan_items i join questions q on q.id = i.question_id where i.plan_id = t.id)`,
      },
    },
    {
      ...rowsOf('plan_feeds'),
      name: 'planFeeds',
      from: 'plan_feeds t join plans p on p.id = t.plan_id',
      shown: { plan: 'p.title', madeAt: utcText('t.created_at') },
    },
  ],
  merged: {
    'plan_feeds.member_id': END,
    'plans.made_by': STAY,
    'plans.member_id': moved(movedParts.plans),
  },
} satisfies PersonalData
