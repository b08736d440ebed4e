import { say } from 'words:pack'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import type { PackButtonProps } from '../../platform/offline/pack-offer.ts'
import { MANIFEST } from '../../platform/offline/stores.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { languageNames, workspaceSettings } from '../code-editor/public.ts'
import { quietProblems } from '../curriculum/public.ts'
import { keepLocalDraftsOf } from '../draft/public.ts'
import { BrowserJudge, megabytes } from '../run/public.ts'
import { hasRoomFor, keepPack } from './keep-pack.ts'
import { PackState } from './pack-state.tsx'
import { savePack, usePacks } from './packs.ts'

/** Stores the problems of a topic or a list on this device, or shows the progress. */
export function PackButton(props: PackButtonProps) {
  const memberId = useSession().data?.id
  const pack = usePacks(memberId).find(({ kind, id }) => kind === props.kind && id === props.id)
  const [asking, setAsking] = useState(false)
  if (!memberId || !('serviceWorker' in navigator) || !props.questions) return null
  if (pack) return <PackState memberId={memberId} pack={pack} />
  return (
    <>
      <Button size="dense" onClick={() => setAsking(true)}>
        <Icon name="download" small />
        {say('keep')}
      </Button>
      {asking && <AskPack {...props} memberId={memberId} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Bytes of a page with its statement, samples and hints, as stored. Measured over the shipped problems. */
const PAGE_BYTES = 150_000
/** Bytes of a page of notes. */
const NOTES_BYTES = 40_000
const NAMED = 12

interface AskProps extends PackButtonProps {
  readonly memberId: string
  readonly onClose: () => void
}

function AskPack({ kind, id, title, path, questions = [], memberId, onClose }: AskProps) {
  const { data } = useQuery(quietProblems)
  const [language, setLanguage] = useState<SolutionLanguage>(workspaceSettings.get().language ?? 'javascript')
  const here = new Map(data?.data.map((one) => [one.questionId, one.slug]))
  const slugs = [...new Set(questions.flatMap((one) => here.get(one.id) ?? []))]
  const elsewhere = questions.filter((one) => !here.has(one.id))
  const noted = [...new Set(elsewhere.map((one) => one.id))]
  const weight = useWeight(language, slugs.length * PAGE_BYTES + noted.length * NOTES_BYTES)
  const begin = () => {
    onClose()
    keepLocalDraftsOf(memberId)
    void navigator.storage?.persist?.().catch(() => undefined)
    const about = weight.bytes
    const start = { state: 'waiting', done: [], build: '', bytes: 0, about, runtime: false } as const
    const source = { kind, id, title, path, slugs, noted, language }
    if (savePack(memberId, { ...source, ...start })) keepPack(memberId, { kind, id }).catch(reportError)
  }
  const names = elsewhere
    .slice(0, NAMED)
    .map(({ questionName }) => questionName)
    .join(', ')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('keep')}
      footer={
        <>
          <Button onClick={onClose}>{say('notNow')}</Button>
          <Button variant="primary" disabled={slugs.length === 0} onClick={begin}>
            {say('keepPack')}
          </Button>
        </>
      }
    >
      {data && slugs.length === 0 && <p>{say('noneHere')}</p>}
      {slugs.length > 0 && <p>{say('holds', { count: slugs.length })}</p>}
      {elsewhere.length > 0 && data && (
        <p className="muted">
          {say('notKept', { count: elsewhere.length })}{' '}
          <bdi>{elsewhere.length > NAMED ? `${names}, …` : names}</bdi>
        </p>
      )}
      <Field label={say('language')}>
        <Select value={language} onChange={({ target }) => setLanguage(target.value as SolutionLanguage)}>
          {(Object.keys(languageNames) as SolutionLanguage[]).map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status">{weight.words}</p>
      {weight.isTooMuch && <p role="alert">{say('noRoom')}</p>}
    </Dialog>
  )
}

/** Returns the size of the pack before any download starts. */
function useWeight(language: SolutionLanguage, pages: number) {
  const [found, setFound] = useState<{ words: string; bytes: number; isTooMuch: boolean }>()
  useEffect(() => {
    const leaving = new AbortController()
    setFound(undefined)
    const weigh = async () => {
      const name = languageNames[language]
      const judge = new BrowserJudge(MANIFEST)
      const download = await judge.downloadOf(language, {}, leaving.signal).catch(() => undefined)
      const bytes = pages + (download && !download.kept ? download.bytes : 0)
      const isTooMuch = !(await hasRoomFor(bytes))
      if (leaving.signal.aborted) return
      const size = megabytes(bytes)
      const words = () => {
        if (!download) return say('weighsServer', { size, language: name })
        return say(download.kept ? 'weighsKept' : 'weighs', { size, language: name })
      }
      setFound({ words: words(), bytes, isTooMuch })
    }
    weigh().catch(reportError)
    return () => leaving.abort()
  }, [language, pages])
  return found ?? { words: say('weighing'), bytes: pages, isTooMuch: false }
}
