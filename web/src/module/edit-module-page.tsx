import { titled } from '../page/head.ts'

export const head = () => ({ title: titled('Edit Module'), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <h1 className="title">Edit Module</h1>
    </main>
  )
}
