import { Link } from '@tanstack/react-router'
import { titled } from '../platform/page/titled.ts'
import { paths } from '../platform/paths.ts'
import './not-found.css'

export const head = () => ({ title: titled('Unauthorized'), unlisted: true })

export function Page() {
  return (
    <main id="main" className="wrap missing">
      <h1 className="title">Unauthorized you are not allowed here</h1>
      <p className="lead">This screen needs a role that your account does not have.</p>
      <Link className="btn primary" to={paths.home}>
        Back to Home
      </Link>
    </main>
  )
}
