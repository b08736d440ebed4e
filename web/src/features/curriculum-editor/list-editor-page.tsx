import { say } from 'words:questions'
import { type EditedList, updateList } from '@callofcode/contract/question-list/question-list'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DifficultyBadge } from '../curriculum/public.ts'
import { changesOfList, listRead, useReread } from './curriculum-queries.ts'
import { EditedBadges } from './edited-badges.tsx'
import { ListActs } from './list-acts.tsx'
import { AddDialog } from './list-add.tsx'
import { OrderButtons, stepped } from './order-buttons.tsx'
import './curriculum-editor.css'

export function head({ client, params }: PagePlace) {
  const answer = client.getQueryData<{ data: EditedList } | null>(listRead(params.id ?? '').queryKey)
  if (answer === null) return { title: titled(say('unknownList')), status: 404, unlisted: true } as const
  return { title: titled(answer?.data.title ?? say('list')), unlisted: true }
}
export const load = ({ client, params }: PagePlace) => client.prefetchQuery(listRead(params.id ?? ''))

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch, isFetching } = useQuery({ ...listRead(id), refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      {data && <Editor list={data.data} />}
      {data === null && <ErrorState title={say('noSuchList')} />}
      {data === undefined &&
        (error ? (
          <LoadFailed title={say('listFailed')} retry={() => void refetch()} busy={isFetching} />
        ) : (
          <Loading words={say('loadingTheList')}>
            <Skeleton size="tall" />
          </Loading>
        ))}
    </main>
  )
}

type Listed = EditedList['questions'][number]

function Editor({ list }: { list: EditedList }) {
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const [said, tell] = useState('')
  const { _id: id, questions, published, slug } = list
  const save = useSaveOrder(id)
  const move = ({ _id: moved, questionName: name }: Listed, by: -1 | 1) => {
    const isMoved = (one: Listed) => one._id === moved
    const order = save((now) => stepped(now, isMoved, by))
    tell(say('isNow', { name, place: order.findIndex(isMoved) + 1, count: order.length }))
  }
  return (
    <>
      <ListHead
        title={list.title}
        about={list.description}
        action={
          <div className="edited-head">
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              {say('addQuestions')}
            </Button>
            {published && (
              <Link className={buttonClass({})} to={paths.list('$slug')} params={{ slug }}>
                {say('learnersView')}
              </Link>
            )}
            <ListActs list={list} onDeleted={() => void navigate({ to: paths.curriculumLists })} />
          </div>
        }
      />
      <p className="edited-facts">
        <span className="label plain num">{say('problemsInList', { count: questions.length })}</span>
        {!published && <Badge icon="eye-off">{say('notPublished')}</Badge>}
      </p>
      {questions.length === 0 ? (
        <EmptyState label={say('noProblemsLabel')} title={say('noQuestionsYet')}>
          {say('addFromTopics')}
        </EmptyState>
      ) : (
        <ol className="rows edited" aria-label={say('questions')}>
          {questions.map((question, at) => (
            <li key={question._id} className={question.hidden ? 'is-hidden' : undefined}>
              <span className="n" aria-hidden="true">
                {at + 1}
              </span>
              <div className="edited-what">
                <p className="card-title">{question.questionName}</p>
                <p className="edited-facts">
                  <DifficultyBadge difficulty={question.difficulty} />
                  <span className="label plain">{question.topic}</span>
                  <EditedBadges item={question} />
                </p>
              </div>
              <div className="edited-acts">
                <OrderButtons
                  name={question.questionName}
                  at={at}
                  count={questions.length}
                  onMove={(by) => move(question, by)}
                />
                <Button
                  variant="ghost"
                  square
                  aria-label={say('takeOutLabel', { questionName: question.questionName })}
                  onClick={() => save((now) => now.filter(({ _id: one }) => one !== question._id))}
                >
                  <Icon name="cross" />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      <p className="sr" role="status">
        {said}
      </p>
      {adding && (
        <AddDialog
          held={questions.map(({ _id }) => _id)}
          onAdd={(question) => save((now) => [...now, question])}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

/**
 * Shows an order at once and saves it. Several changes are sent one after the other, and the list is read again after the last.
 */
function useSaveOrder(id: string) {
  const client = useQueryClient()
  const reread = useReread()
  const { queryKey } = listRead(id)
  const mutationKey = ['list-order', id]
  const show = (changes: Partial<EditedList>) =>
    client.setQueryData(queryKey, (answer) => answer && { ...answer, data: { ...answer.data, ...changes } })
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: changesOfList(id) },
    meta: { stay: true },
    mutationFn: (order: readonly string[]) =>
      call(
        updateList,
        { params: { id }, body: { questions: [...order] } },
        { basedOn: `${client.getQueryData(queryKey)?.data.version}` },
      ),
    onSuccess: ({ data }) => void show({ version: data.version }),
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? reread() : undefined),
  })
  /** The cached rows are changed, because a second press may come before the first one is drawn. */
  return (change: (now: readonly Listed[]) => Listed[]) => {
    void client.cancelQueries({ queryKey })
    const order = change(client.getQueryData(queryKey)?.data.questions ?? [])
    show({ questions: order })
    mutate(order.map(({ _id }) => _id))
    return order
  }
}
