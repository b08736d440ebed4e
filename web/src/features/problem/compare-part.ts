import { say } from 'words:problem'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { loadComparePanel } from '../explain/public.ts'

/** Where an accepted submission stands among those of others: fetched when it is shown. */
export const ComparePanel = loadedLater(() => say('amongOthers'), loadComparePanel)
