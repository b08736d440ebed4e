import { join } from 'node:path'
import type { Env } from '../../platform/env.ts'
import type { JudgeAssets } from './judge-assets.ts'
import type { LaneStart } from './lane-thread-messages.ts'
import type { ProblemLibrary } from './problem-library.ts'
import { judgeFolder, rootFolder } from './problem-modules.ts'

/** What the lanes of this site are started with. */
export const laneStart = (env: Env, { file, folder }: JudgeAssets, problems: ProblemLibrary): LaneStart => ({
  place: { file, assets: folder },
  problems: problems.folder ?? '',
  memory: env.LANE_MEGABYTES * 2 ** 20,
  milliseconds: env.LANE_TEST_SECONDS * 1_000,
  java: {
    home: env.JAVA_HOME,
    sources: join(rootFolder, 'judge/src/java/harness'),
    made: judgeFolder,
  },
})
