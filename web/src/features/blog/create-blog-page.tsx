import { titled } from '../../platform/page/titled.ts'
import { CreateBlogForm } from './create-blog-form.tsx'

export const head = () => ({ title: titled('Create Blog'), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Create Blog</h1>
        <p className="lead">
          It is published as soon as you create it. Until then it is a draft that only you see.
        </p>
      </div>
      <CreateBlogForm />
    </main>
  )
}
