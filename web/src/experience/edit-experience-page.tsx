import { titled } from '../page/head.ts'

export const head = () => ({ title: titled('Edit Interview Experience'), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <h1 className="title">Edit Interview Experience</h1>
    </main>
  )
}
