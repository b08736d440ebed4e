import { TASK_WORDS } from '@callofcode/contract/site/task-words'
import type { Task } from '@callofcode/contract/task'
import { Link } from '@tanstack/react-router'
import { named } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { say } from './organiser-words.ts'
import { WaitingCard } from './waiting-card.tsx'
import './organiser.css'

const places: Readonly<Record<Task, string>> = {
  events: paths.events,
  content: paths.curriculum,
  moderation: paths.moderation,
  approvals: paths.approvals,
  problems: paths.authoring,
}

/** For who helps the club without being an admin: what waits for them, and what is theirs to do. */
export function TaskCards() {
  const { data: session } = useSession()
  const tasks = session?.tasks ?? []
  return (
    <section className="organiser" aria-label={say('forTheClub')}>
      <div className="today-grid few">
        <WaitingCard />
        <section className="today-card" aria-labelledby="own-tasks">
          <p className="label" id="own-tasks">
            {say('yourTasks')}
          </p>
          <h2 className="card-title">{say('whatYouDoFor')}</h2>
          <ul className="club-list">
            {tasks.map((task) => (
              <li key={task}>
                <span className="club-thing">
                  <Link className="link" to={places[task]}>
                    {named('core', TASK_WORDS[task].name)}
                  </Link>
                  <span className="small muted">{named('core', TASK_WORDS[task].does)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}
