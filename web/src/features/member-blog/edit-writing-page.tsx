import { say } from 'words:writing'
import { type MemberBlogPage, memberBlogMessages } from '@callofcode/contract/member-blog/member-blog'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Notice } from '../../platform/feedback/notice.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { DraftForm } from '../draft/public.ts'
import { EditNews, TheirsContext, TheirText } from '../edit/public.ts'
import { BlogRowsLoading } from './blog-rows.tsx'
import { memberBlogOf, useShowMemberBlog } from './member-blog-queries.ts'
import { NoMemberBlog } from './state-badge.tsx'
import { useWriting } from './use-writing.ts'
import { NAMES, type WritingFields, WritingFormFields } from './writing-fields.tsx'

export const head = () => ({ title: titled(say('editBlog')), unlisted: true })

export const load = ({ client, params: { id = '' } }: PagePlace) => client.prefetchQuery(memberBlogOf(id))

export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery(memberBlogOf(id))
  if (data === null) return <NoMemberBlog />
  return (
    <main id="main" className="page">
      <BackLink to={paths.ownBlog(id)}>{say('backToTheBlog')}</BackLink>
      <div className="page-head">
        <h1 className="title">{say('editBlog')}</h1>
        {data && <p className="lead">{leadOf(data.data)}</p>}
      </div>
      {data?.data.mayEdit && <EditForm key={data.data._id} blog={data.data} />}
      {data && !data.data.mayEdit && (
        <Notice tone="warning">
          <p>{told(memberBlogMessages.locked)}</p>
        </Notice>
      )}
      {!data && isError && <LoadFailed title={say('blogFailed')} retry={() => void refetch()} />}
      {!data && !isError && <BlogRowsLoading words={say('loadingTheText')} />}
    </main>
  )
}

const leadOf = ({ isAuthor, isCoAuthor, author }: MemberBlogPage) =>
  isAuthor || isCoAuthor ? say('editPublishedHint') : say('editorHint', { author })

function EditForm({ blog }: { blog: MemberBlogPage }) {
  const navigate = useNavigate()
  const show = useShowMemberBlog()
  const { form, draft, news, put, submit, isPending } = useWriting(blog, (data) => {
    show(data)
    return navigate({ to: paths.ownBlog(blog._id) })
  })
  const theirs = (field: string) =>
    news?.open.includes(field) && (
      <TheirText
        key={news.theirs.version}
        name={NAMES[field as keyof typeof NAMES] ?? field}
        by={news.by}
        before={news.base?.[field as keyof WritingFields]}
        theirs={news.theirs[field as keyof WritingFields]}
        mine={() => form.getValues()[field as keyof WritingFields]}
        put={(value) => put(field as keyof WritingFields, value)}
      />
    )
  return (
    <DraftForm
      label={say('editBlog')}
      draft={draft}
      submit={say('save')}
      busy={isPending && say('saving')}
      onSubmit={submit}
    >
      {news && <EditNews key={news.theirs.version} news={news} names={NAMES} kind="blogs" />}
      <TheirsContext value={theirs}>
        <WritingFormFields form={form} />
      </TheirsContext>
    </DraftForm>
  )
}
