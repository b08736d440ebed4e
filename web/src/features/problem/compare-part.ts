import { say } from 'words:problem'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { loadComparePanel } from '../explain/public.ts'

/** Shows how an accepted submission compares with those of others. Its code is fetched when it is shown. */
export const ComparePanel = loadedLater(() => say('amongOthers'), loadComparePanel)
