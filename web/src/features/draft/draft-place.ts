import { say } from 'words:draft'
import { paths } from '../../platform/paths.ts'

interface DraftPlaceShown {
  /** The kind of draft, in words. */
  readonly kind: string
  /** The address to continue at, or undefined if that is gone. */
  readonly to?: string
  readonly hash?: string
  readonly search?: Record<string, string>
}

const forms: Readonly<Record<string, DraftPlaceShown>> = {
  thread: {
    get kind() {
      return say('newThread')
    },
    to: paths.newThread,
  },
  blog: {
    get kind() {
      return say('newBlog')
    },
    to: paths.createBlog,
  },
  module: {
    get kind() {
      return say('newModule')
    },
    to: paths.createModule,
  },
  experience: {
    get kind() {
      return say('newExperience')
    },
    to: paths.createExperience,
  },
  submission: {
    get kind() {
      return say('ownExperience')
    },
    to: paths.submitExperience,
  },
  writing: {
    get kind() {
      return say('ownNewBlog')
    },
    to: paths.writeBlog,
  },
  announcement: {
    get kind() {
      return say('newAnnouncement')
    },
    to: paths.newAnnouncement,
  },
  series: {
    get kind() {
      return say('newSeries')
    },
    to: paths.ownSeries,
    search: { open: 'new' },
  },
  event: {
    get kind() {
      return say('newEvent')
    },
    to: paths.events,
    search: { new: '1' },
  },
}

/** A note on a question without a problem here uses the question's id. */
const isQuestionId = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)

/** Returns the kind of a draft, and the screen with its form. */
export function draftPlaceOf(place: string): DraftPlaceShown {
  const [kind = '', of = ''] = place.split(':')
  if (kind === 'reply') return { kind: say('reply'), to: paths.thread(of), hash: 'your-reply' }
  if (kind === 'solution')
    return { kind: say('solutionIn', { value: place.split(':')[2] ?? '' }), to: paths.problem(of) }
  if (kind === 'note' && isQuestionId(of)) return { kind: say('notes'), to: paths.note(of) }
  if (kind === 'note') return { kind: say('notes'), to: paths.problem(of), search: { view: 'notes' } }
  if (kind === 'question')
    return { kind: say('question'), to: paths.problem(of), search: { view: 'discussion' } }
  if (kind === 'ask') return { kind: say('question'), to: paths.problem(of) }
  if (kind === 'answer') return { kind: say('answer'), to: paths.question(of), hash: 'answer' }
  if (kind === 'writing' && of) return { kind: say('ownBlog'), to: paths.editOwnBlog(of) }
  if (kind === 'comment') return { kind: say('comment'), to: paths.ownBlog(of), hash: 'comments-title' }
  if (kind === 'series' && of) return { kind: say('series'), to: paths.ownSeries, search: { open: of } }
  if (kind === 'blogs') return { kind: say('editedBlog'), to: paths.editBlog(of) }
  if (kind === 'modules') return { kind: say('editedModule'), to: paths.editModule(of) }
  if (kind === 'experiences') return { kind: say('editedExperience'), to: paths.editExperience(of) }
  return forms[kind] ?? { kind: say('draft') }
}
