import { Link } from '@tanstack/react-router'
import { partOf, placeOf } from './parts.ts'

/** Links to the part in which a file is written. Files that the check generates have no link. */
export function FileLink({ file }: { file: string }) {
  if (partOf(file) === 'check' || file.startsWith('data/'))
    return <code className="author-file-name">{file}</code>
  return (
    <Link className="link author-file-name" to="." search={placeOf(file)} resetScroll={false}>
      {file}
    </Link>
  )
}
