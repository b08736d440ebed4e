import { curriculumRoutes } from '../features/curriculum/curriculum-routes.ts'
import { curriculumFileRoutes } from '../features/curriculum-editor/curriculum-file.ts'
import { curriculumImportRoutes } from '../features/curriculum-editor/curriculum-import-routes.ts'
import { questionEditorRoutes } from '../features/curriculum-editor/question-editor-routes.ts'
import { topicEditorRoutes } from '../features/curriculum-editor/topic-editor-routes.ts'
import { comparisonRoutes } from '../features/explain/comparison-routes.ts'
import { handleRoutes } from '../features/handle/handle-routes.ts'
import { hintRoutes } from '../features/hint/hint-routes.ts'
import { compileRoutes } from '../features/judge-assets/compile-routes.ts'
import { leaderboardRoutes } from '../features/leaderboard/leaderboard-routes.ts'
import { wholeBoardRoutes } from '../features/leaderboard/whole-board-routes.ts'
import { noteRoutes } from '../features/note/note-routes.ts'
import { planRoutes } from '../features/plan/plan-routes.ts'
import { listEditorRoutes } from '../features/question-list/list-editor-routes.ts'
import { ownListRoutes } from '../features/question-list/own-list-routes.ts'
import { questionListRoutes } from '../features/question-list/question-list-routes.ts'
import { questionMergeRoutes } from '../features/question-merge/question-merge-routes.ts'
import { followFirstDay } from '../features/review/public.ts'
import { questionReviewRoutes } from '../features/review/review-routes.ts'
import { ownSolutionRoutes } from '../features/solution/own-solution-routes.ts'
import { solutionRoutes } from '../features/solution/solution-routes.ts'
import { solveImportRoutes } from '../features/solve-import/solve-import-routes.ts'
import { streakRoutes } from '../features/streak/streak-routes.ts'
import { solvedRoutes } from '../features/submission/solved-routes.ts'
import { submissionRoutes } from '../features/submission/submission-routes.ts'
import { todayRoutes } from '../features/today/today-routes.ts'
import { topicMapRoutes } from '../features/topic-map/topic-map-routes.ts'
import type { Dependencies } from './dependencies.ts'

/** What members learn with: the tracker, reviews, lists, problems and their verdicts. */
export function learningRoutes(dependencies: Dependencies) {
  curriculumRoutes({ ...dependencies, followTick: followFirstDay })
  questionReviewRoutes(dependencies)
  topicMapRoutes(dependencies)
  noteRoutes(dependencies)
  streakRoutes(dependencies)
  topicEditorRoutes(dependencies)
  questionEditorRoutes(dependencies)
  curriculumFileRoutes(dependencies)
  curriculumImportRoutes(dependencies)
  questionMergeRoutes(dependencies)
  questionListRoutes(dependencies)
  listEditorRoutes(dependencies)
  ownListRoutes(dependencies)
  leaderboardRoutes(dependencies)
  wholeBoardRoutes(dependencies)
  solveImportRoutes(dependencies)
  handleRoutes(dependencies)
  hintRoutes(dependencies)
  submissionRoutes(dependencies)
  solvedRoutes(dependencies)
  solutionRoutes(dependencies)
  ownSolutionRoutes(dependencies)
  comparisonRoutes(dependencies)
  compileRoutes(dependencies)
  planRoutes(dependencies)
  todayRoutes(dependencies)
}
