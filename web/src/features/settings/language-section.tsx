import { names } from 'virtual:language-names'
import { say } from 'words:languages'
import { getLanguage } from '@callofcode/contract/member/language'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { Radio } from '../../platform/form/inputs.tsx'
import { chooseLanguage } from '../../platform/language/choose-language.ts'

export const ownLanguage = read(getLanguage, {})
export const languageTitle = () => say('title')

/** Chooses the language of the pages. It is stored with the account, so all devices share it. */
export function LanguageSection() {
  const { data } = useQuery(ownLanguage)
  const { mutate, isPending, variables } = useChange({
    mutationFn: (language: string | null) => chooseLanguage(language, true),
  })
  const saved = data?.data.language
  const chosen = isPending
    ? variables
    : saved !== undefined && saved !== null && saved in names
      ? saved
      : null
  return (
    <>
      <p className="muted">{say('lead')}</p>
      <fieldset className="language-radios" aria-label={say('title')}>
        <Radio name="language" checked={chosen === null} onChange={() => mutate(null)}>
          {say('auto')}
        </Radio>
        {Object.entries(names).map(([tag, name]) => (
          <Radio key={tag} name="language" checked={chosen === tag} onChange={() => mutate(tag)}>
            <span lang={tag}>{name}</span>
          </Radio>
        ))}
      </fieldset>
      <p className="sr" role="status">
        {isPending && say('saved')}
      </p>
    </>
  )
}
