import { ofMember, type Section, utc } from './section.ts'

/** How a member learns. */
export const LEARNING_SECTIONS: readonly Section[] = [
  {
    ...ofMember('question_stars'),
    name: 'starredQuestions',
    from: 'question_stars t join questions q on q.id = t.question_id',
    shown: { questionId: 't.question_id', question: 'q.name', starredAt: utc('t.created_at') },
  },
  {
    ...ofMember('own_lists'),
    name: 'ownLists',
    shown: {
      ...{ title: 't.title', description: 't.description', link: 't.shared_as', madeAt: utc('t.created_at') },
      questions: `(select coalesce(json_agg(json_build_object('questionId', q.id, 'question', q.name) order by i.position), '[]')
        from own_list_items i join questions q on q.id = i.question_id where i.list_id = t.id)`,
    },
  },
  {
    ...ofMember('kept_solutions'),
    name: 'keptSolutions',
    shown: {
      ...{ questionId: 't.question_id', problem: 't.problem', language: 't.language', source: 't.source' },
      keptAt: utc('t.created_at'),
    },
  },
  {
    ...ofMember('member_days'),
    name: 'days',
    shown: { day: 't.day::text', done: 't.done', reviewed: 't.reviewed' },
  },
  {
    ...ofMember('member_zones'),
    name: 'earlierTimeZones',
    shown: { zone: 't.zone', until: utc('t.until') },
  },
  {
    ...ofMember('pauses'),
    name: 'breaks',
    shown: { from: 't.from_day::text', to: 't.to_day::text' },
  },
  {
    ...ofMember('plans'),
    name: 'plans',
    shown: {
      ...{ title: 't.title', of: 't.source_kind', source: 't.source', level: 't.level', hard: 't.hard' },
      ...{
        startsOn: 't.starts_on::text',
        endsOn: 't.ends_on::text',
        hours: 't.hours',
        weekdays: 't.weekdays',
      },
      ...{ madeAt: utc('t.created_at') },
      questions: `(select coalesce(json_agg(q.name order by i.position), '[]')
        from plan_items i join questions q on q.id = i.question_id where i.plan_id = t.id)`,
    },
  },
  {
    ...ofMember('plan_feeds'),
    name: 'planFeeds',
    from: 'plan_feeds t join plans p on p.id = t.plan_id',
    shown: { plan: 'p.title', madeAt: utc('t.created_at') },
  },
  {
    ...ofMember('reviews'),
    name: 'reviews',
    from: 'reviews t join questions q on q.id = t.question_id',
    shown: {
      ...{ questionId: 't.question_id', question: 'q.name', reviewedOn: 't.reviewed_on::text' },
      ...{ nextOn: 't.next_on::text', stability: 't.stability', difficulty: 't.difficulty' },
      ...{ reviews: 't.reps', forgotten: 't.lapses', droppedAt: utc('t.dropped_at') },
    },
  },
  {
    ...ofMember('question_carried'),
    name: 'questionChanges',
    from: 'question_carried t join question_changes c on c.id = t.change_id',
    shown: {
      ...{ questions: 'c.names', change: 'c.kind', source: 't.source', kind: 't.kind', row: 't.row' },
      ...{ at: utc('t.created_at'), takenBackAt: utc('c.undone_at') },
    },
  },
  {
    ...ofMember('review_ratings'),
    name: 'reviewRatings',
    shown: {
      ...{ questionId: 't.question_id', source: 't.source', day: 't.day::text', rating: 't.rating' },
      ...{ facts: 't.facts', at: utc('t.at') },
    },
  },
  {
    ...ofMember('review_memory'),
    name: 'known',
    shown: {
      ...{ topicId: 't.topic_id', strength: 't.strength', dueMonth: 't.due_month::text' },
      questions: 't.questions',
    },
  },
  {
    ...ofMember('review_months'),
    name: 'reviewMonths',
    shown: { month: 't.month::text', known: 't.known', forgotten: 't.forgotten' },
  },
  {
    ...ofMember('progress_imports'),
    name: 'solveImports',
    shown: {
      ...{ source: 't.source', name: 't.name', importedAt: utc('t.created_at') },
      questions: `(select coalesce(json_agg(json_build_object('question', q.name, 'link', q.link,
        'solvedAt', ${utc('s.solved_at')}) order by s.solved_at, q.name), '[]')
        from imported_solves s join questions q on q.id = s.question_id where s.import_id = t.id)`,
    },
  },
  {
    ...ofMember('member_handles'),
    name: 'handles',
    shown: {
      ...{ site: 't.site', handle: 't.handle', token: 't.token', tokenUntil: utc('t.token_until') },
      ...{ provenAt: utc('t.verified_at'), account: 't.account', proofEndedAt: utc('t.lost_at') },
      ...{ figures: 't.figures', figuresAt: utc('t.figures_at'), entered: 't.entered' },
      ...{ enteredAt: utc('t.entered_at'), checkedAt: utc('t.checked_at'), failure: 't.failure' },
      ...{ failedAt: utc('t.failed_at'), addedAt: utc('t.created_at') },
    },
  },
  {
    from: 'ticks_before_imports t join questions q on q.id = t.question_id',
    where: 't.member_id = $1::uuid',
    at: `coalesce(t.ticked_at, 'epoch')`,
    id: 't.question_id',
    name: 'ticksBeforeImports',
    shown: {
      questionId: 't.question_id',
      question: 'q.name',
      ...{ tickedAt: utc('t.ticked_at'), firstCompletedAt: utc('t.first_at') },
    },
  },
]
