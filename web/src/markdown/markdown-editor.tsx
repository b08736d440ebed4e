import { byteLength } from '@callofcode/contract/text'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useFieldAttributes } from '../ui/field.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { applyEdit } from './apply-edit.ts'
import { commandOf } from './commands.ts'
import { MarkdownPreview } from './markdown-preview.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import './markdown-editor.css'

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const
type View = (typeof VIEWS)[number]['value']

interface MarkdownEditorProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  placeholder?: string | undefined
  /** Characters that the server takes. */
  limit: number
  /** `short` for replies. */
  size?: 'normal' | 'short' | undefined
  /** To focus it, which shows what is written. */
  ref?: Ref<{ focus: () => void }> | undefined
}

/** Where people write: a textarea that knows Markdown. Stands in a `Field`, which names it. */
export function MarkdownEditor({
  value,
  onChange,
  limit,
  size = 'normal',
  ref,
  ...rest
}: MarkdownEditorProps) {
  const [view, setView] = useState<View>('write')
  const area = useRef<HTMLTextAreaElement>(null)
  const { id } = useFieldAttributes()
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }))
  const obey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const command = commandOf(event)
    if (!command) return
    // These keys mean something else outside: the sidebar, the palette.
    event.preventDefault()
    event.stopPropagation()
    applyEdit(event.currentTarget, command.edit)
  }
  const writing = view === 'write'
  return (
    <div className={`md-editor ${size}`}>
      <Tabs label="Editor" items={VIEWS} value={view} onChange={setView}>
        {writing && (
          <MarkdownToolbar
            controls={id}
            onCommand={(command) => area.current && applyEdit(area.current, command.edit)}
          />
        )}
        {/* Stays in the page under the preview, so that a message beside it can be led back to. */}
        <TextArea
          {...rest}
          ref={area}
          value={value}
          className={writing ? undefined : 'sr'}
          tabIndex={writing ? undefined : -1}
          onFocus={() => setView('write')}
          onKeyDown={obey}
          onChange={(event) => onChange(event.target.value)}
        />
        {!writing && (
          <div className="md-preview">
            <MarkdownPreview text={value} />
          </div>
        )}
      </Tabs>
      <Foot length={byteLength(value)} limit={limit} />
    </div>
  )
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

function Foot({ length, limit }: { length: number; limit: number }) {
  const over = length > limit
  return (
    <p className="md-foot label plain">
      <span>Markdown, with $math$ and code</span>
      <span className={over ? 'over' : undefined} role={over ? 'alert' : undefined}>
        {number.format(length / 1000)} of {number.format(limit / 1000)} kB
        {over && ': too long'}
      </span>
    </p>
  )
}
