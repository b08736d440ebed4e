import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export function BackToBlogs() {
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'back' })} to={paths.blogs}>
      <Icon name="back" />
      Back to Blogs
    </Link>
  )
}
