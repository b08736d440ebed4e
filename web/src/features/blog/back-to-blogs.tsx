import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

export function BackToBlogs() {
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'back' })} to={paths.blogs}>
      <Icon name="back" />
      Back to Blogs
    </Link>
  )
}
