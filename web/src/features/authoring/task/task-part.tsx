import { say } from 'words:authoring'
import { PROBLEM_STYLES } from '@callofcode/contract/authoring/authoring'
import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import { useEffect, useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { DifficultyOptions } from '../../../platform/form/difficulty-options.tsx'
import { Field } from '../../../platform/form/field.tsx'
import { Checkbox, Select, TextArea, TextInput } from '../../../platform/form/inputs.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { FileEditor } from '../workspace/file-editor.tsx'
import {
  at,
  numberAt,
  readTask,
  type Task,
  textAt,
  textsAt,
  withValue,
  writtenTask,
} from '../workspace/task-file.ts'
import type { PartProps } from '../workspace/use-workspace.ts'
import { NumberField } from './number-field.tsx'
import { SignatureFields } from './signature-fields.tsx'
import { TopicFields } from './topic-fields.tsx'
import './task.css'

const FILE = 'problem.json'

export interface TaskProps {
  task: Task
  /** Puts a value at a place in problem.json; undefined removes it. */
  set: (keys: readonly string[], value: unknown) => void
}

/** Edits problem.json as a form. An unreadable file is edited as text. */
export function TaskPart({ workspace }: PartProps) {
  const read = readTask(workspace.texts[FILE] ?? '')
  const isBroken = 'fault' in read
  const [isOpen, setOpen] = useState(isBroken)
  // The text stays open after it is mended, because somebody is typing in it.
  useEffect(() => {
    if (isBroken) setOpen(true)
  }, [isBroken])
  return (
    <>
      {isBroken ? (
        <Notice tone="error" role="alert">
          <p>{say('taskBroken', { fault: read.fault, b: (inside) => <b>{inside}</b> })}</p>
        </Notice>
      ) : (
        <TaskForm
          task={read.task}
          set={(keys, value) => workspace.type(FILE, writtenTask(withValue(read.task, keys, value)))}
        />
      )}
      <details
        className="author-raw"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{say('taskAsText')}</summary>
        <p className="small muted">{say('taskTextHint')}</p>
        {isOpen && (
          <div className="author-code alone">
            <FileEditor workspace={workspace} path={FILE} badLine={isBroken ? read.place?.line : undefined} />
          </div>
        )}
      </details>
    </>
  )
}

function TaskForm(props: TaskProps) {
  return (
    <form
      className="form two-up author-task"
      aria-label={say('task')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Basics {...props} />
      <TopicFields {...props} />
      <SignatureFields {...props} />
      <Judging {...props} />
      <HintFields {...props} />
    </form>
  )
}

const styleNames = {
  function: 'A function',
  stdin: 'A program that reads and writes',
  interactive: 'A program that talks with the judge',
} as const

function Basics({ task, set }: TaskProps) {
  return (
    <>
      <Field className="at-title" label={say('title')} required span>
        <TextInput
          value={textAt(task, 'title')}
          maxLength={80}
          onChange={({ target }) => set(['title'], target.value)}
        />
      </Field>
      <Field className="at-difficulty" label={say('difficulty')} required>
        <Select
          value={textAt(task, 'difficulty')}
          onChange={({ target }) => set(['difficulty'], target.value)}
        >
          <Unknown value={textAt(task, 'difficulty')} among={DIFFICULTIES} />
          <DifficultyOptions />
        </Select>
      </Field>
      <Field className="at-style" label={say('learnersWrite')} required>
        <Select value={textAt(task, 'style')} onChange={({ target }) => set(['style'], target.value)}>
          <Unknown value={textAt(task, 'style')} among={PROBLEM_STYLES} />
          {PROBLEM_STYLES.map((one) => (
            <option key={one} value={one}>
              {styleNames[one]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

/** Shows a value of the file that is not among the choices. It stays until another is chosen. */
export function Unknown({ value, among }: { value: string; among: readonly string[] }) {
  if (among.includes(value)) return null
  return <option value={value}>{value || say('choose')}</option>
}

const ORDERS = [
  {
    value: '',
    get label() {
      return say('orderMatters')
    },
  },
  {
    value: 'outer',
    get label() {
      return say('orderFreeOutermost')
    },
  },
  {
    value: 'every',
    get label() {
      return say('orderFreeEverywhere')
    },
  },
] as const
const LANGUAGES = [
  ['cpp', 'C++'],
  ['python', 'Python'],
  ['javascript', 'JavaScript'],
] as const

/** Sets how answers are compared, and the limits. */
function Judging({ task, set }: TaskProps) {
  return (
    <fieldset className="span author-group at-comparison">
      <legend>{say('judging')}</legend>
      <div className="author-grid">
        <NumberField
          label={say('tolerance')}
          hint={say('toleranceHint')}
          value={numberAt(task, 'comparison', 'tolerance')}
          onChange={(value) => set(['comparison', 'tolerance'], value)}
        />
        <Field label={say('answerOrder')}>
          <Select
            value={textAt(task, 'comparison', 'order')}
            onChange={({ target }) => set(['comparison', 'order'], target.value || undefined)}
          >
            {ORDERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <NumberField
          className="at-memory"
          label={say('memoryInMb')}
          hint={say('memoryHint')}
          value={numberAt(task, 'memory')}
          onChange={(value) => set(['memory'], value)}
        />
      </div>
      <fieldset className="author-three at-multiplier">
        <legend>{say('multipliers')}</legend>
        {LANGUAGES.map(([language, name]) => (
          <NumberField
            key={language}
            label={name}
            value={numberAt(task, 'multiplier', language)}
            onChange={(value) => set(['multiplier', language], value)}
          />
        ))}
      </fieldset>
      <p className="small muted">{say('multipliersHint')}</p>
      <Checkbox
        checked={at(task, 'showFailedTest') === true}
        onChange={({ target }) => set(['showFailedTest'], target.checked || undefined)}
      >
        {say('showFailedTest')}
      </Checkbox>
    </fieldset>
  )
}

const STEPS = ['gentle', 'plainer', 'plain'] as const

function HintFields({ task, set }: TaskProps) {
  const hints = textsAt(task, 'hints')
  const more = hints.slice(STEPS.length)
  return (
    <fieldset className="span author-group">
      <legend>{say('hints')}</legend>
      <p className="small muted">{say('hintsHint')}</p>
      {STEPS.map((step, place) => (
        <Field key={step} className={`at-hints-${place + 1}`} label={say('hint', { place: place + 1, step })}>
          <TextArea
            className="author-hint"
            value={hints[place] ?? ''}
            onChange={({ target }) =>
              set(
                ['hints'],
                [...STEPS.map((_, one) => (one === place ? target.value : (hints[one] ?? ''))), ...more],
              )
            }
          />
        </Field>
      ))}
      {more.length > 0 && (
        <Notice tone="warning">
          <p>{say('tooManyHints', { count: hints.length })}</p>
          <Button size="dense" onClick={() => set(['hints'], hints.slice(0, STEPS.length))}>
            {say('removeLastHints', { count: more.length })}
          </Button>
        </Notice>
      )}
    </fieldset>
  )
}
