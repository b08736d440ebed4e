import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { headOf } from './head.ts'

/** Keeps the document's title, description and canonical address in step with the page, also when its data arrives later. */
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
      setCanonical(head.canonical)
    }
    apply().catch(reportError)
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') apply().catch(reportError)
    })
    return () => {
      gone = true
      stop()
    }
  }, [router, client, matches])
  return null
}

/** Browsers share the canonical address, so the previous page's must not stay. */
function setCanonical(path: string | undefined) {
  const found = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!path) return found?.remove()
  const link = found ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  // The address of the site in the server's page, if any, stays.
  link.href = new URL(path, link.href || location.href).href
}

function metaDescription(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (found) return found
  const made = document.createElement('meta')
  made.name = 'description'
  return document.head.appendChild(made)
}
