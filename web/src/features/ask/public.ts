// Questions about problems: the button beside a verdict, and the attachments of a thread. Each is fetched when it is needed.

import { loadedLater } from '../../platform/page/loaded-later.tsx'

export { AskButton } from './ask-button.tsx'
export type { AskSource } from './to-carry.ts'
export const CarriedByThread = loadedLater(
  'code',
  async () => (await import('./carried-by-thread.tsx')).CarriedByThread,
)
export const ThankReply = loadedLater('thanks', async () => (await import('./thank-reply.tsx')).ThankReply)
export const AskedReports = loadedLater(
  'reports',
  async () => (await import('./asked-reports.tsx')).AskedReports,
)
