import { say } from 'words:version'
import { DifficultyBadge } from '../curriculum/public.ts'
import { compareQuestions, type Question, type QuestionChange } from './compare-questions.ts'
import { WholeDifference } from './text-difference.tsx'

interface QuestionDifferenceProps {
  before: readonly Question[]
  after: readonly Question[]
}

/** Compares lists of questions row by row. Unchanged rows are only counted. */
export function QuestionDifference({ before, after }: QuestionDifferenceProps) {
  const all = compareQuestions(before, after)
  const changes = all.filter(({ how }) => how !== 'same')
  const same = all.length - changes.length
  return (
    <>
      <ul className="rows question-changes">
        {changes.map((change) => (
          <ChangedRow key={`${change.how} ${change.at}`} change={change} />
        ))}
      </ul>
      {same > 0 && <p className="small muted">{say('sameProblems', { same })}</p>}
    </>
  )
}

function ChangedRow({ change }: { change: QuestionChange }) {
  const { how, at, question } = change
  return (
    <li className={marks[how].className}>
      <p className="label plain">
        {say('problemChange', {
          sign: marks[how].sign,
          span: (inside) => <span aria-hidden="true">{inside}</span>,
          word: marks[how].word,
          at,
          how: change.how === 'moved' ? 'yes' : 'no',
          from: change.how === 'moved' ? change.from : '',
        })}
      </p>
      {change.how === 'changed' ? (
        <ChangedCells before={change.before} after={question} />
      ) : (
        <QuestionCells
          question={question}
          as={how === 'removed' ? 'del' : how === 'added' ? 'ins' : 'span'}
        />
      )}
    </li>
  )
}

const marks = {
  same: {
    sign: '',
    get word() {
      return say('unchangedProblem')
    },
    className: '',
  },
  added: {
    sign: '+',
    get word() {
      return say('added')
    },
    className: 'new',
  },
  removed: {
    sign: '−',
    get word() {
      return say('removed')
    },
    className: 'gone',
  },
  changed: {
    sign: '±',
    get word() {
      return say('changed')
    },
    className: '',
  },
  moved: {
    sign: '↕',
    get word() {
      return say('moved')
    },
    className: '',
  },
} as const

function QuestionCells({ question, as: Tag }: { question: Question; as: 'del' | 'ins' | 'span' }) {
  const { questionName, difficulty, link } = question
  return (
    <Tag className="question-cells">
      <span>{questionName}</span>
      <DifficultyBadge difficulty={difficulty} />
      {link && <span className="small muted">{link}</span>}
    </Tag>
  )
}

function ChangedCells({ before, after }: { before: Question; after: Question }) {
  const cells = [
    { label: say('name'), was: before.questionName, is: after.questionName },
    { label: say('difficulty'), was: before.difficulty, is: after.difficulty },
    { label: say('link'), was: before.link, is: after.link },
  ].filter(({ was, is }) => was !== is)
  return (
    <>
      <p>{after.questionName}</p>
      {cells.map(({ label, was, is }) => (
        <div key={label} className="changed-cell">
          <p className="small muted">{label}</p>
          <WholeDifference before={was} after={is} />
        </div>
      ))}
    </>
  )
}
