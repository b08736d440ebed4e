import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { headOf } from './head.ts'

/** Keeps the document's title and description in step with the page, also when its data arrives later. */
export function HeadKeeper() {
  const router = useRouter()
  const client = useQueryClient()
  const matches = useRouterState({ select: (state) => state.matches })
  useEffect(() => {
    let gone = false
    const apply = async () => {
      const head = await headOf(router, client, matches)
      if (gone) return
      document.title = head.title
      if (head.description) metaDescription().content = head.description
    }
    void apply()
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') void apply()
    })
    return () => {
      gone = true
      stop()
    }
  }, [router, client, matches])
  return null
}

function metaDescription(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (found) return found
  const made = document.createElement('meta')
  made.name = 'description'
  return document.head.appendChild(made)
}
