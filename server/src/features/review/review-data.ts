import { END, moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'

export const personalData = {
  exported: [
    {
      ...rowsOf('reviews'),
      name: 'reviews',
      from: 'reviews t join questions q on q.id = t.question_id',
      shown: {
        questionId: 't.question_id',
        question: 'q.name',
        reviewedOn: 't.reviewed_on::text',
        nextOn: 't.next_on::text',
        stability: 't.stability',
        difficulty: 't.difficulty',
        reviews: 't.reps',
        forgotten: 't.lapses',
        droppedAt: utcText('t.dropped_at'),
      },
    },
    {
      ...rowsOf('review_ratings'),
      name: 'reviewRatings',
      shown: {
        questionId: 't.question_id',
        source: 't.source',
        day: 't.day::text',
        rating: 't.rating',
        facts: 't.facts',
        at: utcText('t.at'),
      },
    },
    {
      ...rowsOf('review_memory'),
      name: 'known',
      shown: {
        topicId: 't.topic_id',
        strength: 't.strength',
        dueMonth: 't.due_month::text',
        questions: 't.questions',
      },
    },
    {
      ...rowsOf('review_months'),
      name: 'reviewMonths',
      shown: { month: 't.month::text', known: 't.known', forgotten: 't.forgotten' },
    },
  ],
  merged: {
    // Triggers maintain this table.
    'review_memory.member_id': STAY,
    'review_months.member_id': END,
    'review_ratings.member_id': moved(),
    // The merge rebuilds reviews from ticks and ratings.
    'reviews.member_id': END,
  },
} satisfies PersonalData
