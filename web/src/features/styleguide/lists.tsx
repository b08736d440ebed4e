import { Explained } from '../../platform/chart/explained.tsx'
import { LevelBadge } from '../../platform/chart/level-bars.tsx'
import { Scale } from '../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { reachable } from '../../platform/ui/reachable.ts'
import { Spec } from './spec.tsx'

export function Lists() {
  return (
    <Spec number={8} title="Cards and rows">
      <div className="title-line">
        <h3 className="title">The head of a list</h3>
        <p className="label plain">24 topics</p>
        <Explained title="Topics" csv="#s8">
          Each topic counts once.
        </Explained>
      </div>
      <ul className="cells">
        <CellCard number="05" title="Two Pointers" done={14} total={26} lit />
        <CellCard number="06" title="Sorting" done={6} total={21} />
        <li aria-busy="true">
          <Loading words="Loading topics..." quiet>
            <Skeleton width={20} />
            <Skeleton width={60} size="tall" />
            <Skeleton width={95} />
            <Skeleton width={35} size="control" />
          </Loading>
        </li>
      </ul>
      <Questions />
      <Standings />
    </Spec>
  )
}

function CellCard(props: { number: string; title: string; done: number; total: number; lit?: boolean }) {
  const { number, title, done, total, lit } = props
  return (
    <li className={lit ? 'aim lit' : 'aim-on'}>
      <div className="card-top">
        <p className="label">
          <b>{number}</b>
        </p>
        <LevelBadge level={1}>Beginner</LevelBadge>
      </div>
      <h3 className="card-title">{title}</h3>
      <p className="small muted">
        Walk a sequence with two indices to replace a nested loop by a single pass.
      </p>
      <div className="foot">
        <div className="share">
          <Scale value={done} total={total} label={`${done} of ${total} done`} />
          <span className="label plain num" aria-hidden="true">
            {done}/{total}
          </span>
        </div>
        <ButtonLink variant={lit ? 'primary' : 'plain'} size="dense" href="#s8" aria-label={`START ${title}`}>
          START
        </ButtonLink>
      </div>
    </li>
  )
}

const questions = [
  { name: 'Two Sum', level: 1, tone: 'easy', word: 'Easy', state: '', done: true },
  { name: '3Sum', level: 2, tone: 'medium', word: 'Medium', state: 'is-hover', done: false },
  { name: 'Trapping Rain Water', level: 3, tone: 'hard', word: 'Hard', state: 'is-current', done: false },
] as const

function Questions() {
  return (
    <ol className="rows">
      {questions.map(({ name, level, tone, word, state, done }, at) => (
        <li className={`q ${state}`} key={name}>
          <label className="hit">
            <span className="sr">Done: {name}</span>
            <input className="box" type="checkbox" defaultChecked={done} />
          </label>
          <span className="n" aria-hidden="true">
            0{at + 1}
          </span>
          <p className="name">
            <span>{name}</span>
          </p>
          <LevelBadge level={level} tone={tone}>
            {word}
          </LevelBadge>
          <span className="acts">
            <ButtonLink variant="ghost" square href="#s8" aria-label={`Open ${name} in a new tab`}>
              <Icon name="external" />
            </ButtonLink>
          </span>
        </li>
      ))}
    </ol>
  )
}

const standings = [
  [1, 'Kabir Sethi', 6, 211],
  [2, 'Meera Nair', 5, 164],
  [3, 'Asha Verma (you)', 5, 190],
] as const

function Standings() {
  return (
    <section className="table-wrap" {...reachable} aria-label="Standings">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Member</th>
            <th scope="col" className="r">
              Solved
            </th>
            <th scope="col" className="r">
              Penalty
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(([rank, name, solved, penalty]) => (
            <tr key={rank} className={rank === 3 ? 'is-selected' : undefined}>
              <td className="num">{rank}</td>
              <td>{name}</td>
              <td className="r">{solved}</td>
              <td className="r">{penalty}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
