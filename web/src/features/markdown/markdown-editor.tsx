import { say } from 'words:markdown'
import { byteLength } from '@callofcode/contract/text'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useFieldAttributes } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { Tabs } from '../../platform/navigation/tabs.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { applyEdit, isFocusBorrowed } from './apply-edit.ts'
import { commandOf } from './commands.ts'
import { continueList, setLanguage } from './edits.ts'
import { MarkdownPreview } from './markdown-preview.tsx'
import { LanguageSelect, MarkdownToolbar } from './markdown-toolbar.tsx'
import { PictureInput, PictureRows } from './picture-rows.tsx'
import { useMentions } from './use-mentions.tsx'
import type { Mentions } from './use-nameable.ts'
import { usePictures } from './use-pictures.ts'
import './markdown-editor.css'

const VIEWS = [
  {
    value: 'write',
    get label() {
      return say('write')
    },
  },
  {
    value: 'preview',
    get label() {
      return say('preview')
    },
  },
] as const
type View = (typeof VIEWS)[number]['value']

interface MarkdownEditorProps {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  placeholder?: string | undefined
  /** The most characters that the server accepts. */
  limitBytes: number
  /** The size. Replies use `short`. */
  size?: 'normal' | 'short' | undefined
  /** The members that can be named with `@`. */
  mentions?: Mentions | undefined
  /** A class of the preview. */
  previewClass?: string | undefined
  /** Hides the editor's preview, because the page shows one beside it. */
  writeOnly?: boolean | undefined
  /** Lets the page focus the editor, which switches from the preview to the text. */
  ref?: Ref<{ focus: () => void }> | undefined
}

/** A textarea with Markdown commands. Put it in a `Field`, which labels it. */
export function MarkdownEditor({
  value,
  onChange,
  limitBytes,
  size = 'normal',
  mentions,
  previewClass,
  writeOnly = false,
  ref,
  ...rest
}: MarkdownEditorProps) {
  const [chosen, setView] = useState<View>('write')
  const view = writeOnly ? 'write' : chosen
  const area = useRef<HTMLTextAreaElement>(null)
  const { id } = useFieldAttributes()
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }))
  const pictures = usePictures(area, value)
  const naming = useMentions(area, mentions)
  const picker = useRef<HTMLInputElement>(null)
  const { dropping, ...dropHandlers } = useDrop(pictures.add)
  const choose = () => picker.current?.click()
  const writing = view === 'write'
  const parts = (
    <>
      {writing && (
        <div className="md-bar">
          <MarkdownToolbar
            controls={id}
            onCommand={(command) => area.current && applyEdit(area.current, command.edit)}
            onPicture={choose}
            noPicture={pictures.reason}
          />
          <LanguageSelect onChoose={(language) => area.current && relabel(area.current, language)} />
        </div>
      )}
      {/* The textarea stays in the page under the preview, so that a message beside it can lead back to it. */}
      <TextArea
        {...rest}
        onBlur={() => {
          if (isFocusBorrowed()) return
          naming.leave()
          rest.onBlur?.()
        }}
        ref={area}
        value={value}
        className={writing ? undefined : 'sr'}
        tabIndex={writing ? undefined : -1}
        onFocus={() => isFocusBorrowed() || setView('write')}
        onKeyDown={(event) => naming.obey(event) || obey(event)}
        onSelect={naming.sync}
        {...naming.attributes}
        onPaste={(event) => pastePictures(event, pictures.add)}
        onChange={(event) => {
          onChange(event.target.value)
          naming.sync()
        }}
      />
      {naming.list}
      {!writing && (
        <div className="md-preview">
          <MarkdownPreview text={value} onPicture={choose} className={previewClass} />
        </div>
      )}
    </>
  )
  return (
    <div className={classNames('md-editor', size, dropping && 'dropping')} {...dropHandlers}>
      {writeOnly ? (
        parts
      ) : (
        <Tabs label={say('editor')} items={VIEWS} value={view} onChange={setView}>
          {parts}
        </Tabs>
      )}
      <PictureInput ref={picker} onChoose={pictures.add} />
      <PictureRows pictures={pictures} />
      <Foot length={byteLength(value)} limitBytes={limitBytes} />
    </div>
  )
}

function obey(event: KeyboardEvent<HTMLTextAreaElement>) {
  const area = event.currentTarget
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
  const next =
    event.key === 'Enter' && plain && !event.nativeEvent.isComposing
      ? continueList(chosenIn(area))
      : undefined
  const edit = commandOf(event)?.edit ?? (next && (() => next))
  if (!edit) return
  // Outside the editor these keys open the sidebar or the palette.
  event.preventDefault()
  event.stopPropagation()
  applyEdit(area, edit)
}

const chosenIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

function relabel(area: HTMLTextAreaElement, language: string) {
  const edit = setLanguage(language, chosenIn(area))
  if (edit) applyEdit(area, () => edit)
}

/** Pastes pictures. If the clipboard also contains text, as from a table, the text is pasted. */
function pastePictures(event: ClipboardEvent, add: (files: readonly File[]) => void) {
  const { files, types } = event.clipboardData
  if (files.length === 0 || types.includes('text/plain')) return
  event.preventDefault()
  add([...files])
}

/** Accepts files that are dropped anywhere on the editor. */
function useDrop(add: (files: readonly File[]) => void) {
  const [dropping, setDropping] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    dropping,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop(event: DragEvent) {
      setDropping(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      add([...event.dataTransfer.files])
    },
  }
}

const number = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** Shows the length once the text comes near the limit. */
function Foot({ length, limitBytes }: { length: number; limitBytes: number }) {
  const over = length > limitBytes
  const close = length > limitBytes * 0.8
  return (
    <p className="md-foot label plain">
      <span>{say('syntaxHint')}</span>
      <span className={over ? 'over' : undefined} role={over ? 'alert' : undefined}>
        {close &&
          say('sizeUsed', {
            count: number().format(length / 1000),
            limitBytes: number().format(limitBytes / 1000),
          })}
        {over && say('tooLong')}
      </span>
    </p>
  )
}
