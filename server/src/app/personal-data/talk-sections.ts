import { ofMember, type Section, utc } from './section.ts'

const post = { title: 'p.title', content: 'p.content', votes: 'p.votes', writtenAt: utc('p.created_at') }
const written = { ...post, editedAt: utc('p.edited_at'), deletedAt: utc('p.deleted_at') }

/** A member's posts in the forum, and their state there. */
export const TALK_SECTIONS: readonly Section[] = [
  {
    name: 'threads',
    from: 'forum_posts p join forum_threads h on h.id = p.id',
    where: 'p.author_id = $1::uuid',
    at: 'p.created_at',
    id: 'p.id',
    shown: { id: 'p.id', category: 'h.category', ...written },
  },
  {
    name: 'replies',
    from: 'forum_posts p join forum_posts o on o.id = p.thread_id and o.id <> p.id',
    where: 'p.author_id = $1::uuid',
    at: 'p.created_at',
    id: 'p.id',
    shown: {
      id: 'p.id',
      threadId: 'p.thread_id',
      replyToId: 'p.reply_to_id',
      ...written,
      title: 'null::text',
    },
  },
  {
    name: 'earlierTexts',
    from: 'forum_revisions r join forum_posts p on p.id = r.post_id',
    where: 'p.author_id = $1::uuid',
    at: 'r.created_at',
    id: 'r.id',
    shown: { postId: 'r.post_id', title: 'r.title', content: 'r.content', replacedAt: utc('r.created_at') },
  },
  {
    ...ofMember('forum_votes'),
    name: 'votes',
    shown: { postId: 't.post_id', votedAt: utc('t.created_at') },
  },
  {
    ...ofMember('forum_flags'),
    name: 'flags',
    shown: { postId: 't.post_id', reason: 't.reason', note: 't.note', flaggedAt: utc('t.created_at') },
  },
  {
    ...ofMember('reply_drafts'),
    name: 'replyDrafts',
    shown: { threadId: 't.thread_id', content: 't.content', updatedAt: utc('t.updated_at') },
  },
  {
    ...ofMember('measures'),
    name: 'measures',
    shown: {
      kind: 't.kind',
      reason: 't.reason',
      words: 't.words',
      postId: 't.post_id',
      until: utc('t.until'),
      givenAt: utc('t.created_at'),
      liftedAt: utc('t.lifted_at'),
      acknowledgedAt: utc('t.acknowledged_at'),
    },
  },
  {
    ...ofMember('member_relations'),
    name: 'mutedMembers',
    from: 'member_relations t join members o on o.id = t.other_id',
    shown: { kind: 't.kind', handle: 'o.handle', since: utc('t.created_at') },
  },
  {
    ...ofMember('thread_watches'),
    name: 'watchedThreads',
    shown: { threadId: 't.thread_id', level: 't.level', since: utc('t.created_at') },
  },
  {
    ...ofMember('help_questions'),
    name: 'askedQuestions',
    shown: {
      id: 't.id',
      problem: 't.problem',
      to: 't.asked_to',
      title: 't.title',
      content: 't.content',
      language: 't.language',
      source: 't.source',
      submissionId: 't.submission_id',
      verdict: 't.verdict',
      reason: 't.reason',
      counterexample: 't.counterexample',
      state: 't.state',
      threadId: 't.thread_id',
      askedAt: utc('t.created_at'),
      answeredAt: utc('t.answered_at'),
      closedAt: utc('t.closed_at'),
      thankedAt: utc('t.thanked_at'),
      removedAt: utc('t.removed_at'),
    },
  },
  {
    ...ofMember('help_comments'),
    name: 'questionComments',
    shown: {
      questionId: 't.help_question_id',
      line: 't.line',
      content: 't.content',
      thanked: 't.thanked',
      writtenAt: utc('t.created_at'),
      removedAt: utc('t.removed_at'),
    },
  },
  {
    ...ofMember('help_reports'),
    name: 'questionReports',
    shown: {
      questionId: 't.help_question_id',
      commentId: 't.comment_id',
      reason: 't.reason',
      note: 't.note',
      reportedAt: utc('t.created_at'),
    },
  },
  {
    ...ofMember('poll_votes'),
    name: 'pollVotes',
    from: 'poll_votes t join poll_options o on o.id = t.option_id join polls p on p.id = t.poll_id',
    shown: {
      threadId: 'p.thread_id',
      question: 'p.question',
      chosen: 'o.words',
      votedAt: utc('t.created_at'),
    },
  },
  {
    ...ofMember('conduct_acceptances'),
    name: 'acceptedConduct',
    shown: { edition: 't.edition', version: 't.version', acceptedAt: utc('t.created_at') },
  },
]
