import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLanguage } from '../../platform/language/reader.ts'
import { RunButtons } from './run-buttons.tsx'

const nothing = () => undefined

function said(busyWith: string | undefined, sending = false) {
  const acts = { onTrace: nothing, onRun: nothing, onSubmit: nothing }
  return renderToStaticMarkup(
    <RunButtons
      untraced={undefined}
      busyWith={busyWith}
      sending={sending}
      accepted={false}
      traceButton={null}
      {...acts}
    >
      {null}
    </RunButtons>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
}

test('a button says in words what it is doing, because on a phone it may be all that is seen of it', () => {
  expect(said(undefined)).toMatch(/^Trace\s+Run\s.*Submit$/s)
  expect(said('run')).toMatch(/^Trace\s+Running…\s+Submit$/)
  expect(said('trace')).toMatch(/^Tracing…\s+Run\s/)
  expect(said(undefined, true)).toMatch(/Judging…$/)
  expect(inLanguage('hi', () => said('run'))).toContain('चल रहा है…')
})
