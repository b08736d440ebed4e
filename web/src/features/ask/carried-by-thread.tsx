import { say } from 'words:ask'
import { type CarriedByPost, getCarried } from '@callofcode/contract/ask/ask-thread'
import type { Thread } from '@callofcode/contract/forum/forum'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { CarriedView } from './carried-view.tsx'
import { CodeLines } from './code-lines.tsx'
import './ask.css'

interface Props {
  readonly thread: Pick<Thread, '_id'> & { readonly asks: NonNullable<Thread['asks']> }
}

/**
 * Shows code, verdict and counterexample of a question in its thread to readers who may see them. Other readers see that there
 * are some.
 */
export function CarriedByThread({ thread: { _id, asks } }: Props) {
  const { data: session } = useSession()
  const isMember = Boolean(session?.role)
  const { data } = useQuery({
    ...read(getCarried, { params: { id: _id } }, { quiet: true }),
    enabled: isMember,
    refetchOnMount: 'always',
  })
  if (!isMember) return asks.carries ? <Hidden slug={asks.problem} title={undefined} /> : null
  return data?.data.map((one) => <OfPost key={one._id} one={one} thread={_id} />)
}

function OfPost({ one, thread }: { one: CarriedByPost; thread: string }) {
  const { problem, carried, own, postId } = one
  if (!carried) return <Hidden slug={problem.slug} title={problem.title} />
  return (
    <section className="carried-thread" aria-label={say('attached')}>
      <p className="small muted">
        {postId === thread ? say('attachedTo') : say('attachedToReply')}{' '}
        <Link className="link" to={paths.problem('$slug')} params={{ slug: problem.slug }}>
          {problem.title}
        </Link>
      </p>
      <CarriedView carried={carried} own={own}>
        {carried.code && <CodeLines code={carried.code} />}
      </CarriedView>
      {own && (
        <p>
          <Link className="link" to={paths.question(one._id)}>
            {say('yourQuestion')}
          </Link>
        </p>
      )}
    </section>
  )
}

function Hidden({ slug, title }: { slug: string; title: string | undefined }) {
  return (
    <p className="carried-hidden">
      {say('codeHidden')}{' '}
      <Link className="link" to={paths.problem('$slug')} params={{ slug }}>
        {title ?? say('toTheProblem')}
      </Link>
    </p>
  )
}
