import { useEffect, useRef } from 'react'

/** The button pressed is gone when editing begins or ends, and a save takes the focus away: it is given back. */
export function useProfileFocus(editing: boolean, saving: boolean) {
  const main = useRef<HTMLElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const before = useRef({ editing, saving })
  useEffect(() => {
    const was = before.current
    before.current = { editing, saving }
    if (was.editing && !editing) edit.current?.focus()
    else if (editing && !was.editing) main.current?.querySelector<HTMLInputElement>('form input')?.focus()
    else if (was.saving && !saving && !main.current?.querySelector('form [aria-invalid="true"]'))
      submit.current?.focus()
  }, [editing, saving])
  return { main, edit, submit }
}
