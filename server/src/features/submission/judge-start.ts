import { join } from 'node:path'
import type { Env } from '../../platform/env.ts'
import type { JudgeAssets } from '../judge-assets/public.ts'
import type { JudgeStart } from '../judge-worker/public.ts'
import { judgeFolder, rootFolder } from '../problem/public.ts'

/** Returns the settings of this site's judge threads. */
export const judgeStart = (env: Env, { file, folder }: JudgeAssets): JudgeStart => ({
  place: { file, assets: folder },
  memory: env.LANE_MEGABYTES * 2 ** 20,
  milliseconds: env.LANE_TEST_SECONDS * 1_000,
  java: {
    home: env.JAVA_HOME,
    sources: join(rootFolder, 'judge/src/java/harness'),
    made: judgeFolder,
  },
})
