import { titled } from '../page/head.ts'

const TITLE = 'Deleted items'

export const head = () => ({ title: titled(TITLE), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <h1 className="title">{TITLE}</h1>
    </main>
  )
}
