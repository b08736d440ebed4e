import { ACCOUNT_SECTIONS } from './account-sections.ts'
import { BLOG_SECTIONS } from './blog-sections.ts'
import { EVENT_SECTIONS } from './event-sections.ts'
import { LEARNING_SECTIONS } from './learning-sections.ts'
import { byAuthor, ofMember, type Section, utc } from './section.ts'
import { TALK_SECTIONS } from './talk-sections.ts'

export const SECTIONS: readonly Section[] = [
  {
    name: 'progress',
    from: `completed_questions c join questions q on q.id = c.question_id
           left join first_completions f on f.member_id = c.member_id and f.question_id = c.question_id`,
    where: 'c.member_id = $1::uuid',
    at: 'c.completed_at',
    id: 'c.question_id',
    shown: {
      questionId: 'c.question_id',
      question: 'q.name',
      difficulty: 'q.difficulty',
      link: 'q.link',
      completedAt: utc(`nullif(least(c.completed_at, f.completed_at), 'epoch')`),
    },
  },
  {
    name: 'unticked',
    from: 'first_completions f join questions q on q.id = f.question_id',
    where: `f.member_id = $1::uuid and not exists
      (select from completed_questions c where c.member_id = f.member_id and c.question_id = f.question_id)`,
    at: 'f.completed_at',
    id: 'f.question_id',
    shown: {
      ...{ questionId: 'f.question_id', question: 'q.name' },
      firstCompletedAt: utc('f.completed_at'),
    },
  },
  ...LEARNING_SECTIONS,
  ...TALK_SECTIONS,
  {
    ...ofMember('event_registrations'),
    name: 'registrations',
    from: 'event_registrations t join events e on e.id = t.event_id',
    shown: {
      eventId: 't.event_id',
      event: 'e.title',
      startsAt: utc('e.starts_at'),
      state: 't.state',
      registeredAt: utc('t.created_at'),
    },
  },
  ...EVENT_SECTIONS,
  {
    ...ofMember('event_attendances'),
    name: 'attendances',
    from: 'event_attendances t join events e on e.id = t.event_id',
    shown: { eventId: 't.event_id', event: 'e.title', cameAt: utc('t.came_at'), how: 't.how' },
  },
  {
    ...ofMember('certificates'),
    name: 'certificates',
    shown: {
      ...{
        code: 't.code',
        name: 't.name',
        title: 't.title',
        words: 't.words',
        signer: 't.signer',
        club: 't.club',
      },
      ...{ event: 't.event_title', issuedAt: utc('t.issued_at') },
      ...{ takenBackAt: utc('t.revoked_at'), takenBackBecause: 't.revoked_reason' },
    },
  },
  {
    ...byAuthor('experiences'),
    name: 'experiences',
    shown: {
      ...{ id: 't.id', company: 't.company', role: 't.role', candidate: 't.candidate', verdict: 't.verdict' },
      ...{ content: 't.content', rounds: 't.rounds', status: 't.status', refusalReason: 't.refusal_reason' },
      ...{ sentAt: utc('t.created_at') },
    },
  },
  ...BLOG_SECTIONS,
  {
    ...byAuthor('modules'),
    name: 'modules',
    shown: {
      ...{ id: 't.id', title: 't.title', description: 't.description', level: 't.level' },
      ...{ createdBy: 't.created_by', createdAt: utc('t.created_at') },
      questions: `(select coalesce(json_agg(json_build_object('name', q.name, 'difficulty', q.difficulty,
        'link', q.link) order by q.position), '[]') from module_questions q where q.module_id = t.id)`,
    },
  },
  {
    ...byAuthor('events'),
    name: 'events',
    shown: {
      ...{ id: 't.id', title: 't.title', description: 't.description', location: 't.location' },
      ...{ startsAt: utc('t.starts_at'), announcedAt: utc('t.created_at') },
    },
  },
  {
    ...ofMember('pictures'),
    name: 'pictures',
    shown: {
      address: `'/pictures/' || t.name || '-' || t.width || 'x' || t.height || '.webp'`,
      ...{ bytes: 't.size', uploadedAt: utc('t.created_at') },
    },
  },
  {
    ...ofMember('drafts'),
    name: 'drafts',
    shown: { form: 't.form', content: 't.content', updatedAt: utc('t.updated_at') },
  },
  {
    ...ofMember('problem_submissions'),
    name: 'solutions',
    shown: {
      ...{ id: 't.id', problem: 't.problem', language: 't.language', source: 't.source', state: 't.state' },
      ...{ verdict: 't.verdict', reason: 't.reason', line: 't.line', passed: 't.passed', tests: 't.tests' },
      ...{ fuel: 't.fuel', memory: 't.memory', claim: 't.claim', aids: 't.aids', shape: 't.shape' },
      ...{ submittedAt: utc('t.created_at'), judgedAt: utc('t.judged_at') },
    },
  },
  {
    ...ofMember('solved_problems'),
    name: 'solvedProblems',
    at: 't.solved_at',
    // The page's place is a uuid.
    id: 'md5(t.problem)::uuid',
    shown: { problem: 't.problem', solvedAt: utc('t.solved_at') },
  },
  {
    ...ofMember('member_months'),
    name: 'months',
    shown: { month: 't.month::text', source: 't.source', count: 't.count' },
  },
  {
    ...ofMember('shared_solutions'),
    name: 'sharedSolutions',
    shown: {
      ...{ submissionId: 't.submission_id', problem: 't.problem', language: 't.language', named: 't.named' },
      ...{ sharedAt: utc('t.shared_at'), removedAt: utc('t.removed_at') },
    },
  },
  {
    ...ofMember('opened_hints'),
    name: 'openedHints',
    shown: { problem: 't.problem', hint: 't.hint', openedAt: utc('t.created_at') },
  },
  {
    ...ofMember('opened_editorials'),
    name: 'openedEditorials',
    shown: { problem: 't.problem', afterSolving: 't.after_solving', openedAt: utc('t.created_at') },
  },
  {
    ...ofMember('notifications'),
    name: 'notifications',
    shown: {
      ...{ kind: 't.kind', threadId: 't.thread_id', postId: 't.post_id', ruling: 't.ruling' },
      ...{ experienceId: 't.experience_id', eventId: 't.event_id', announcementId: 't.announcement_id' },
      ...{ memberBlogId: 't.member_blog_id', blogNews: 't.blog_news', words: 't.words' },
      ...{ certificateId: 't.certificate_id', questionId: 't.help_question_id' },
      ...{ toldAt: utc('t.created_at'), readAt: utc('t.read_at'), mailedAt: utc('t.mailed_at') },
    },
  },
  {
    ...byAuthor('announcements'),
    name: 'announcements',
    shown: {
      ...{ id: 't.id', title: 't.title', content: 't.content', madeAt: utc('t.created_at') },
      ...{ publishedAt: utc('t.published_at'), withdrawnAt: utc('t.withdrawn_at') },
    },
  },
  {
    ...ofMember('announcement_seen'),
    name: 'announcementsSeen',
    shown: { announcementId: 't.announcement_id', seenAt: utc('t.created_at') },
  },
  {
    ...ofMember('announcement_mails'),
    name: 'announcementMails',
    shown: { announcementId: 't.announcement_id', state: 't.state', queuedAt: utc('t.created_at') },
  },
  {
    ...ofMember('waiting_seen'),
    name: 'waitingSeen',
    shown: { kind: 't.kind', seenUntil: utc('t.seen_until') },
  },
  ...ACCOUNT_SECTIONS,
]
