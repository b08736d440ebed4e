import { say } from 'words:markdown'
import { previewMarkdown } from '@callofcode/contract/markdown/markdown'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

const MINUTE = 60_000

interface MarkdownPreviewProps {
  text: string
  /** Opens the file dialog. */
  onPicture?: (() => void) | undefined
  /** A class of the rendered text. */
  className?: string | undefined
}

/** Shows a preview. The server renders it in the same way as the published text. */
export function MarkdownPreview({ text, onPicture, className }: MarkdownPreviewProps) {
  const blank = text.trim() === ''
  const preview = useQuery({
    ...read(previewMarkdown, { body: { content: text } }, { quiet: true }),
    enabled: !blank,
    gcTime: MINUTE,
    // While text is typed, the last preview stays until the next one arrives.
    placeholderData: keepPreviousData,
    retry: 1,
  })
  if (blank) return <p className="muted">{say('previewEmpty')}</p>
  if (preview.data)
    return (
      <>
        <Prose html={preview.data.html} className={className} />
        <OutsidePictures addresses={preview.data.outside} onPicture={onPicture} />
      </>
    )
  if (preview.isError) return <PreviewFailed error={preview.error} retry={() => void preview.refetch()} />
  return (
    <Loading words={say('loadingPreview')}>
      <Skeleton width={45} size="tall" />
      <Skeleton />
      <Skeleton width={85} />
    </Loading>
  )
}

function PreviewFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <LoadFailed title={say('previewFailed')} retry={retry}>
      {say('previewFailedHint', { message: error.message })}
    </LoadFailed>
  )
}

interface OutsidePicturesProps extends Pick<MarkdownPreviewProps, 'onPicture'> {
  addresses: readonly string[]
}

function OutsidePictures({ addresses, onPicture }: OutsidePicturesProps) {
  if (addresses.length === 0) return null
  return (
    <Notice className="md-outside">
      <p>{say('outsidePictures')}</p>
      <ul>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      {onPicture && (
        <Button size="dense" onClick={onPicture}>
          <Icon name="image" small /> {say('uploadPicture')}
        </Button>
      )}
    </Notice>
  )
}
