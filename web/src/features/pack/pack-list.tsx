import { say } from 'words:pack'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../platform/session/session.ts'
import { PackState } from './pack-state.tsx'
import { usePacks } from './packs.ts'

/** Lists the topics and lists that are stored on this device. */
export function PackList() {
  const memberId = useSession().data?.id
  const packs = usePacks(memberId)
  if (!memberId || packs.length === 0) return null
  return (
    <section aria-labelledby="packs">
      <h2 className="label list-section" id="packs">
        {say('title')}
      </h2>
      <ul className="rows">
        {packs.map((pack) => (
          <li key={`${pack.kind}:${pack.id}`}>
            <p className="card-title">
              <Link className="link" to={pack.path}>
                <bdi>{pack.title}</bdi>
              </Link>
            </p>
            <PackState memberId={memberId} pack={pack} />
          </li>
        ))}
      </ul>
    </section>
  )
}
