import { say } from 'words:ask'
import { type AskedQuestion, askMessages, getAsking } from '@callofcode/contract/ask/ask'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Prose } from '../../platform/page/prose.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { buttonClass } from '../../platform/ui/button.tsx'
import { isOpen, questionAt } from './ask-queries.ts'
import { stateWords, waitWords } from './ask-words.ts'
import { CarriedView } from './carried-view.tsx'
import { CodeLines } from './code-lines.tsx'
import { Author, Comments } from './comments.tsx'
import { QuestionActions } from './question-actions.tsx'
import './ask.css'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData(questionAt(id).queryKey)
  if (answer === null) return { title: titled(say('unknownQuestion')), status: 404, unlisted: true }
  return { title: titled(answer?.data.title ?? say('question')), unlisted: true }
}
export const load = ({ client, params: { id = '' } }: PagePlace) => client.prefetchQuery(questionAt(id))

const AnswerForm = loadedLater(
  () => say('answer'),
  async () => (await import('./answer-form.tsx')).AnswerForm,
)

/** Shows a question with its attachments. Comments appear at their lines. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch, isFetching } = useQuery({ ...questionAt(id), refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      {data && <Question key={id} question={data.data} />}
      {data === null && (
        <EmptyState
          title={told(askMessages.missing)}
          action={
            <Link className={buttonClass()} to={paths.questions}>
              {say('allQuestions')}
            </Link>
          }
        >
          {say('unknownLead')}
        </EmptyState>
      )}
      {data === undefined &&
        (isError ? (
          <LoadFailed title={say('didNotArrive')} retry={() => void refetch()} busy={isFetching} />
        ) : (
          <Loading words={say('loadingQuestion')}>
            <Skeleton width={50} size="control" />
            <Skeleton size="block" />
          </Loading>
        ))}
    </main>
  )
}

function Question({ question }: { question: AskedQuestion }) {
  const { _id, title, html, carried, mayAnswer, answers, own, to } = question
  const [line, setLine] = useState('')
  const onWhole = answers.filter((one) => one.line === null)
  const writes = mayAnswer && (own || isOpen(question))
  const onLine = (chosen: number) => {
    setLine(String(chosen))
    document.getElementById('answer')?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus()
  }
  return (
    <>
      <div className="page-head">
        <h1 className="title">{title}</h1>
        <Facts question={question} />
      </div>
      <Prose className="read" html={html} />
      <QuestionActions question={question} />
      <CarriedView carried={carried} own={own}>
        {carried.code && (
          <CodeLines
            code={carried.code}
            onLine={writes ? onLine : undefined}
            below={(at) => <Comments question={question} of={answers.filter((one) => one.line === at)} />}
          />
        )}
      </CarriedView>
      {to === 'mentors' && (
        <section className="asked-answers" aria-labelledby="answers-title">
          <h2 className="head" id="answers-title" tabIndex={-1}>
            {say('onTheWhole')}
          </h2>
          <Comments question={question} of={onWhole} />
          {answers.length === 0 && <NoAnswers question={question} />}
          {answers.length > 0 && onWhole.length === 0 && <p className="muted">{say('atTheLines')}</p>}
        </section>
      )}
      {writes && (
        <section id="answer">
          <AnswerForm id={_id} code={carried.code} line={line} onLine={setLine} own={own} />
        </section>
      )}
    </>
  )
}

function Facts({ question }: { question: AskedQuestion }) {
  const { problem, author, state, createdAt, threadId, own } = question
  return (
    <>
      <p className="row-btns small">
        <Badge tone={state === 'open' ? 'pending' : 'selected'}>{stateWords(state)}</Badge>
        {!own && <Author author={author} />}
        <LocalDay iso={createdAt} />
        <Link className="link" to={paths.problem('$slug')} params={{ slug: problem.slug }}>
          {problem.title}
        </Link>
      </p>
      {threadId && (
        <p>
          <Link className="link" to={paths.thread(threadId)}>
            {say('answersInTheForum')}
          </Link>
        </p>
      )}
    </>
  )
}

function NoAnswers({ question: { own, problem } }: { question: AskedQuestion }) {
  const { data } = useQuery({
    ...read(getAsking, { params: { slug: problem.slug } }, { quiet: true }),
    enabled: own,
  })
  return (
    <p className="muted">
      {say('noAnswerYet')} {own && data && waitWords('mentors', data.data.wait.mentors)}
    </p>
  )
}
