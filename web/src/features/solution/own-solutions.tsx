import { say } from 'words:solution'
import { SOLUTION_LANGUAGES, type SolutionLanguage } from '@callofcode/contract/problem/problem'
import {
  deleteOwnSolution,
  type KeptLanguage,
  type KeptSolution,
  listOwnSolutions,
} from '@callofcode/contract/solution/own-solution'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { readPages } from '../../platform/api/read-pages.ts'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Select } from '../../platform/form/inputs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { copyText } from '../../platform/page/copy-text.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { TextDifference } from '../version/public.ts'
import { KEEP_ID, KeepSolutionForm, nameOfLanguage } from './keep-solution-form.tsx'
import './solutions.css'

interface OwnSolutionsProps {
  /** The id of the question, or the slug of the problem. */
  place: string
  /** Puts code into the editor. Undefined where there is no editor. */
  onRestore?: ((language: SolutionLanguage, source: string) => void) | undefined
}

/** Shows the code that the member stored for a question: by language, each version with its changes. */
export function OwnSolutions({ place, onRestore }: OwnSolutionsProps) {
  const titleId = useId()
  const [language, setLanguage] = useState<KeptLanguage>()
  const [open, setOpen] = useState<string>()
  const [adding, setAdding] = useState(false)
  const { list, languages, failed, retry, more } = useOwnSolutions(place, language)
  return (
    <section className="solutions" aria-labelledby={titleId}>
      <h2 className="label" id={titleId}>
        {say('keptSolutions')}
      </h2>
      {failed && <LoadFailed title={say('keptDidNotArrive')} retry={retry} />}
      {languages && languages.length > 1 && (
        <Select
          className="dense-in"
          aria-label={say('languageOfKept')}
          value={language ?? ''}
          onChange={({ target }) => setLanguage((target.value || undefined) as KeptLanguage | undefined)}
        >
          <option value="">{say('allLanguages')}</option>
          {languages.map(({ language: one, count }) => (
            <option key={one} value={one}>
              {`${nameOfLanguage(one)} (${count})`}
            </option>
          ))}
        </Select>
      )}
      {list?.length === 0 && <p className="muted">{say('noneKept')}</p>}
      {list && list.length > 0 && (
        <ol className="rows solution-list">
          {list.map((one, at) => (
            <li key={one._id}>
              <button
                type="button"
                className="solution-row"
                aria-expanded={open === one._id}
                onClick={() => setOpen(open === one._id ? undefined : one._id)}
              >
                <span className="solution-cost">{nameOfLanguage(one.language)}</span>
                <span className="solution-author small muted">
                  <LocalTime iso={one.createdAt} />
                </span>
              </button>
              {open === one._id && (
                <Version
                  one={one}
                  before={list.slice(at + 1).find((other) => other.language === one.language)}
                  onRestore={onRestore}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {more && <Button onClick={more}>{say('earlierOnes')}</Button>}
      {adding ? (
        <KeepSolutionForm place={place} language={list?.[0]?.language} onDone={() => setAdding(false)} />
      ) : (
        <Button size="dense" id={KEEP_ID} onClick={() => setAdding(true)}>
          <Icon name="plus" small />
          {say('keepOne')}
        </Button>
      )}
    </section>
  )
}

interface VersionProps extends Pick<OwnSolutionsProps, 'onRestore'> {
  one: KeptSolution
  before: KeptSolution | undefined
}

function Version({ one: { _id: id, language, source }, before, onRestore }: VersionProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteOwnSolution, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listOwnSolutions) }),
  })
  const judged = SOLUTION_LANGUAGES.find((one) => one === language)
  const copy = async () =>
    (await copyText(source)) ? toast.success(say('codeCopied')) : toast.warning(say('codeNotCopied'))
  return (
    <div className="solution-code">
      {before && <p className="label">{say('changesSinceBefore')}</p>}
      {before ? (
        <TextDifference before={before.source} after={source} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, by keyboard too
        <pre className="old-code" tabIndex={0}>
          {source}
        </pre>
      )}
      <div className="row-btns">
        {onRestore && judged && (
          <Button size="dense" onClick={() => onRestore(judged, source)}>
            {say('putIntoEditor')}
          </Button>
        )}
        <Button size="dense" variant="ghost" onClick={() => copy().catch(reportError)}>
          <Icon name="copy" small />
          {say('copyCode')}
        </Button>
        <Button size="dense" variant="ghost" onClick={() => setAsking(true)}>
          <Icon name="trash" small />
          {say('deleteKept')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        onOpenChange={setAsking}
        title={say('deleteKept')}
        question={say('deleteVersionQuestion')}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </div>
  )
}

function useOwnSolutions(place: string, language: KeptLanguage | undefined) {
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...readPages(listOwnSolutions, { query: { place, ...(language && { language }) } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  return {
    list: data?.pages.flatMap((page) => page.data),
    languages: data?.pages[0]?.languages,
    failed: isError && !data,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}
