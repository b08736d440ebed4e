import { titled } from '../page/head.ts'

export const head = () => ({ title: titled('Edit Blog'), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <h1 className="title">Edit Blog</h1>
    </main>
  )
}
