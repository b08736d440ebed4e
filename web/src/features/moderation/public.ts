// The notice on every screen for a member who is paused, warned, or asked to accept the code of conduct.

import { loadedQuietly } from '../../platform/page/loaded-later.tsx'

export const StandingNotice = loadedQuietly(
  async () => (await import('./standing-notice.tsx')).StandingNotice,
)
