import { say } from 'words:missing'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { titled } from '../platform/page/page-module.ts'
import { paths } from '../platform/paths.ts'
import './not-found.css'

export const head = () => ({ title: titled(say('notFoundTitle')), status: 404, unlisted: true })

export function Page() {
  const router = useRouter()
  const path = useRouterState({ select: (state) => asTyped(state.location.pathname) })
  // The server renders one page for all unknown addresses.
  const [shown, show] = useState('')
  useEffect(() => {
    show(path)
    console.error(`There is no page at ${path}`)
  }, [path])
  return (
    <main id="main" className="wrap missing">
      <p className="plate missing-code">404</p>
      <h1 className="title">{say('notFound')}</h1>
      <p className="lead">{say('notFoundLead')}</p>
      <p className="missing-path">
        <span className="label">{say('asked')}</span> <code>{shown}</code>
      </p>
      <div className="row-btns">
        <Link className="btn primary" to={paths.home}>
          {say('home')}
        </Link>
        <button className="btn" type="button" onClick={() => router.history.back()}>
          {say('goBack')}
        </button>
      </div>
    </main>
  )
}

/** Returns the path, decoded if possible. */
function asTyped(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
