import { say } from 'words:draft'
import type { DraftContent } from '@callofcode/contract/draft/draft'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { showFailure } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useSession } from '../../platform/session/session.ts'
import { type Choice, fitDraft } from './choose-draft.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { type DraftState, START, waitingWords } from './draft-state.ts'
import { type DraftPlace, draftWire } from './draft-wire.ts'
import { keepLocalDraftsOf } from './local-drafts.ts'
import { sameContent } from './same-content.ts'

export interface DraftHandle {
  readonly state: DraftState
  /** Saves at once and reports the result, for the button. */
  readonly saveNow: () => Promise<void>
  /** Saves silently, for example when the author leaves a field. */
  readonly saveSoon: () => void
  readonly discard: () => Promise<boolean>
  readonly settle: (take: 'shown' | 'other') => void
  /**
   * Sends the form. Nothing is saved while it runs. The draft ends on success, and stays on failure. Afterwards the form is
   * blank, unless `stays` is set or the author has typed more.
   */
  readonly end: <T>(act: () => Promise<T>, stays?: boolean) => Promise<T>
}

/** Stores the text of a form as a draft. `blank` is the untouched form. A form that `isEmpty` does not begin a draft. */
export function useDraft<Fields extends FieldValues & DraftContent, Sent>(
  name: DraftPlace,
  form: UseFormReturn<Fields, unknown, Sent>,
  blank: Fields,
  isEmpty?: (fields: Fields) => boolean,
): DraftHandle {
  const { data: session } = useSession()
  const memberId = session?.id ?? ''
  const keeper = useMemo(() => new DraftKeeper(name, memberId), [name, memberId])
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, () => START)
  const client = useQueryClient()
  const { reset, getValues } = form
  const show = useCallback((content: DraftContent) => reset(fitDraft(blank, content)), [reset, blank])
  useKeeping(keeper, memberId, form, blank, isEmpty)

  const end = <T>(act: () => Promise<T>, stays = false) =>
    keeper.end(act, stays ? structuredClone(getValues()) : blank).then(({ result, typedOn }) => {
      if (!stays && !typedOn) show(blank)
      return result
    })
  return {
    state,
    saveNow: async () => {
      if (await keeper.save(true)) return void toast.success(say('draftSaved'))
      const now = keeper.state()
      if (now.phase === 'waiting') toast.warning(waitingWords(now))
    },
    saveSoon: () => keeper.saveSoon(),
    settle: (take) => {
      const other = keeper.settle(take)
      if (other) show(other)
    },
    end,
    discard: async () => {
      try {
        await end(() => draftWire.end(name))
        return true
      } catch (error) {
        if (error instanceof Error) showFailure(client, error, undefined)
        return false
      }
    },
  }
}

/** Fills the form, then listens to it and to events that may end the page. */
function useKeeping<Fields extends FieldValues & DraftContent, Sent>(
  keeper: DraftKeeper,
  memberId: string,
  form: UseFormReturn<Fields, unknown, Sent>,
  blank: Fields,
  isEmpty?: (fields: Fields) => boolean,
) {
  const { reset, getValues, subscribe } = form
  useEffect(() => {
    // After a session ends, the typed text must still be there at the next sign-in.
    if (!memberId) return
    let gone = false
    keepLocalDraftsOf(memberId)
    const begin = (choice: Choice) => {
      if (gone) return
      const content = fitDraft(blank, choice.content ?? blank)
      reset(content)
      // An empty draft is not mentioned.
      const isBlank = isEmpty?.(content) ?? sameContent(content, blank)
      keeper.begin(getValues(), isBlank ? { ...choice, at: undefined } : choice)
    }
    keeper.open().then(begin).catch(reportError)
    const stopListening = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (keeper.state().phase !== 'blank' || !isEmpty?.(values)) keeper.type(structuredClone(values))
      },
    })
    return () => {
      gone = true
      stopListening()
      keeper.close()
    }
  }, [keeper, memberId, reset, getValues, subscribe, blank, isEmpty])
  usePageEnd(keeper)
}

/** Saves when the page closes, and when the connection is back. */
export function usePageEnd(keeper: DraftKeeper | undefined) {
  useEffect(() => {
    if (!keeper) return
    // The author may have signed in again in another tab.
    const turn = () => (document.visibilityState === 'hidden' ? keeper.saveSoon() : keeper.tryAgain())
    addEventListener('online', keeper.tryAgain)
    addEventListener('pagehide', keeper.saveSoon)
    document.addEventListener('visibilitychange', turn)
    return () => {
      removeEventListener('online', keeper.tryAgain)
      removeEventListener('pagehide', keeper.saveSoon)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [keeper])
}

interface Publish<Fields extends FieldValues, Sent, Answer> {
  readonly form: UseFormReturn<Fields, unknown, Sent>
  readonly draft: DraftHandle
  readonly send: (fields: Sent) => Promise<Answer>
  readonly onSent: (answer: Answer) => unknown
  readonly onFailed?: (error: Error) => void
  /** The form keeps its text after sending. */
  readonly stays?: boolean
}

/** Sends a form and shows the server's message. After a failure the form keeps the typed text. */
export function usePublish<
  Fields extends FieldValues,
  Sent extends FieldValues,
  Answer extends { message: string },
>({ form, draft, send, onSent, onFailed, stays }: Publish<Fields, Sent, Answer>) {
  const sending = useRef(false)
  const { mutate, isPending, data } = useMutation({
    mutationFn: (fields: Sent) => draft.end(() => send(fields), stays),
    onSettled: () => {
      sending.current = false
    },
    meta: { stay: true },
    onSuccess: (answer) => {
      toast.success(answer.message)
      return onSent(answer)
    },
    onError: (error) => {
      onFailed?.(error)
      showFieldErrors(form, error, Object.keys(form.getValues()) as Path<Fields>[])
    },
  })
  // The second click of a double click comes before the button is drawn as busy: it would end the draft once more.
  const begin = (fields: Sent) => {
    if (sending.current) return
    sending.current = true
    mutate(fields)
  }
  return { submit: form.handleSubmit(begin), isPending, sent: data }
}
