import { paths } from '../../platform/paths.ts'

interface DraftPlaceShown {
  /** What it is, in words. */
  readonly kind: string
  /** Where it goes on; undefined where that is gone. */
  readonly to?: string
  readonly hash?: string
  readonly search?: Record<string, string>
}

const forms: Readonly<Record<string, DraftPlaceShown>> = {
  thread: { kind: 'New thread', to: paths.newThread },
  blog: { kind: 'New blog', to: paths.createBlog },
  module: { kind: 'New module', to: paths.createModule },
  experience: { kind: 'New experience', to: paths.createExperience },
  submission: { kind: 'Your interview experience', to: paths.submitExperience },
  writing: { kind: 'Your new blog', to: paths.writeBlog },
  announcement: { kind: 'New announcement', to: paths.newAnnouncement },
  event: { kind: 'New event', to: paths.events, search: { new: '1' } },
}

/** What a draft is, and the screen with its form. */
export function draftPlaceOf(place: string): DraftPlaceShown {
  const [kind = '', of = ''] = place.split(':')
  if (kind === 'reply') return { kind: 'Reply', to: paths.thread(of), hash: 'your-reply' }
  if (kind === 'solution') return { kind: `Solution in ${place.split(':')[2]}`, to: paths.problem(of) }
  if (kind === 'note') return { kind: 'Notes', to: paths.problem(of), search: { view: 'notes' } }
  if (kind === 'question') return { kind: 'Question', to: paths.problem(of), search: { view: 'discussion' } }
  if (kind === 'writing' && of) return { kind: 'Your blog', to: paths.editOwnBlog(of) }
  if (kind === 'blogs') return { kind: 'Edited blog', to: paths.editBlog(of) }
  if (kind === 'modules') return { kind: 'Edited module', to: paths.editModule(of) }
  if (kind === 'experiences') return { kind: 'Edited experience', to: paths.editExperience(of) }
  return forms[kind] ?? { kind: 'Draft' }
}
