import type { AskedQuestion, Carried, ListedQuestion, QuestionComment } from '@callofcode/contract/ask/ask'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { presentAuthor } from '../forum/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import type { CarriedRow, CommentRow, ListedRow, WholeRow } from './ask-read-store.ts'

export const problemNamed = (problems: ProblemLibrary, slug: string) => ({
  slug,
  title: problems.head(slug)?.title ?? slug,
})

export const presentListed = (problems: ProblemLibrary, row: ListedRow): ListedQuestion => ({
  _id: row.id,
  title: row.title,
  problem: problemNamed(problems, row.problem),
  to: row.askedTo,
  state: row.state,
  author: presentAuthor(row.author),
  verdict: row.verdict,
  comments: row.comments,
  createdAt: row.createdAt,
  answeredAt: row.answeredAt,
  threadId: row.threadId,
})

export const presentCarried = (row: CarriedRow): Carried => ({
  code: row.language && row.source !== null ? { language: row.language, source: row.source } : null,
  verdict: row.verdict && { verdict: row.verdict, reason: row.reason, judged: row.judged ?? false },
  counterexample: row.counterexample,
})

interface Reader {
  readonly id: string
  readonly moderates: boolean
}

export async function presentQuestion(
  problems: ProblemLibrary,
  row: WholeRow,
  comments: readonly CommentRow[],
  reader: Reader,
): Promise<AskedQuestion> {
  const own = row.memberId === reader.id
  return {
    ...presentListed(problems, row),
    author: own ? null : presentAuthor(row.author),
    content: row.content,
    html: await written(row.content, row.memberId),
    carried: presentCarried(row),
    own,
    mayAnswer: row.mayAnswer,
    mayModerate: reader.moderates,
    thankedAt: row.thankedAt,
    answers: await Promise.all(comments.map((comment) => presentComment(comment, row.memberId, reader))),
  }
}

const presentComment = async (row: CommentRow, asker: string, reader: Reader): Promise<QuestionComment> => ({
  _id: row.id,
  author: presentAuthor(row.author),
  line: row.line,
  content: row.content,
  html: row.removed ? '' : await written(row.content, row.memberId),
  createdAt: row.createdAt,
  own: row.memberId === reader.id,
  byAsker: row.memberId === asker,
  removed: row.removed,
  thanked: row.thanked,
})

// Only mentors read the text, so it has no mentions.
const written = async (content: string, owner: string | null) =>
  (await renderMarkdown(content, { headingIds: false, owner })).html
