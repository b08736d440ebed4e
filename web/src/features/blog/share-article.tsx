import type { BlogPage } from '@callofcode/contract/blog'
import { toast } from '../../platform/feedback/toasts.ts'
import { copyText } from '../../platform/page/copy-text.ts'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

/** Hands the readable address on: to the device's own list of ways, or to the clipboard where there is none. */
export function ShareArticle({ blog: { slug, title } }: { blog: BlogPage }) {
  const share = async () => {
    const url = new URL(paths.article(slug), location.href).href
    if ('share' in navigator) return navigator.share({ title, url })
    if (await copyText(url)) toast.success('Link copied')
    else toast.info(`Its link: ${url}`)
  }
  return (
    <Button onClick={() => share().catch(changedMind)}>
      <Icon name="link" /> Share
    </Button>
  )
}

/** Whoever closes the list without choosing. */
const changedMind = () => undefined
