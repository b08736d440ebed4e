import { say } from 'words:solution'
import {
  KEPT_LANGUAGES,
  type KeptLanguage,
  keepSolution,
  listOwnSolutions,
} from '@callofcode/contract/solution/own-solution'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextArea } from '../../platform/form/inputs.tsx'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'

/** The names are the same in every language. */
const names: Readonly<Record<KeptLanguage, string>> = {
  cpp: 'C++',
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  java: 'Java',
  c: 'C',
  csharp: 'C#',
  go: 'Go',
  rust: 'Rust',
  kotlin: 'Kotlin',
  swift: 'Swift',
  scala: 'Scala',
  ruby: 'Ruby',
  php: 'PHP',
  dart: 'Dart',
  sql: 'SQL',
}
export const nameOfLanguage = (language: KeptLanguage): string => names[language]

/** The id of the button that opens the form. */
export const KEEP_ID = 'keep-code'

interface KeepSolutionFormProps {
  place: string
  /** The language of the last version. */
  language: KeptLanguage | undefined
  onDone: () => void
}

/** Asks for code to store. The browser stores the typed text until it is saved. */
export function KeepSolutionForm({ place, language, onDone }: KeepSolutionFormProps) {
  const client = useQueryClient()
  const [blank] = useState(() => ({ language: language ?? ('cpp' as KeptLanguage), source: '' }))
  const form = useForm({ defaultValues: blank })
  const kept = useKeptForm(form, `solution:${place}`, blank)
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: typeof blank) => callOnce(keepSolution, { body: { place, ...typed } }),
    onSuccess: async () => {
      kept.forget()
      onDone()
      await client.invalidateQueries({ queryKey: keyOf(listOwnSolutions) })
    },
    onError: (error) => showFieldErrors(form, error, ['source', 'language']),
  })
  const { errors } = form.formState
  // The form replaces the pressed button, which returns afterwards.
  useEffect(() => {
    form.setFocus('language')
  }, [form])
  useFocusWhenGone(KEEP_ID)
  return (
    <form className="form keep-solution" noValidate onSubmit={form.handleSubmit((typed) => mutate(typed))}>
      <Field label={say('languageOfCode')} error={errors.language?.message}>
        <Select {...form.register('language')}>
          {KEPT_LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {nameOfLanguage(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say('code')} error={errors.source?.message} hint={say('onlyYouRead')} required>
        <TextArea className="kept-code" rows={10} spellCheck={false} dir="ltr" {...form.register('source')} />
      </Field>
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={isPending}>
          {say('keepSolution')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {say('notNow')}
        </Button>
      </div>
    </form>
  )
}
