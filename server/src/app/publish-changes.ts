import { PROBLEM_CHECKS } from '../features/authoring/problem-checker.ts'
import { OWN_PROBLEMS } from '../features/authoring/published-problems.ts'
import { VIEWED } from '../features/blog/view-store.ts'
import { CLUB } from '../features/club/public.ts'
import { CATEGORIES_CHANGED, THREAD_MOVED } from '../features/forum/public.ts'
import { JUDGE_QUEUE } from '../features/submission/judge-queue-store.ts'
import { PROBLEM_COUNTS, PROBLEM_SOLVED } from '../features/submission/solved-store.ts'
import type { Dependencies } from './dependencies.ts'
import { SITEMAP_TAGS } from './feeds/sitemap.ts'

/** The cache tags of responses that are made from problems. */
export const PROBLEM_TAGS = ['problems', PROBLEM_COUNTS, ...SITEMAP_TAGS]

/** After a commit: drops outdated responses from the cache, and notifies the streams and the judge. */
export function publishChanges(dependencies: Dependencies) {
  const { database, cache, live, judge, checker, club, categories, published, problemNames } = dependencies
  const { lateCounts, lateLists, lateViews } = dependencies
  database.onChanged = (tags) => {
    cache.invalidate(tags)
    live.changed(tags)
    if (tags.includes(JUDGE_QUEUE)) judge.wake()
    if (tags.includes(PROBLEM_CHECKS)) checker.wake()
    // Responses that were cached in the meantime may contain the old problems.
    if (tags.includes(OWN_PROBLEMS)) published.refreshLater(() => cache.invalidate(PROBLEM_TAGS))
    // Nearly every response shows the club or depends on who may see a page.
    if (tags.includes(CLUB)) club.refreshLater(() => showClub(dependencies))
    if (tags.includes(CATEGORIES_CHANGED)) categories.refreshLater(() => live.endAll())
    if (tags.includes('topics')) problemNames.note()
    if (tags.includes(PROBLEM_SOLVED)) lateCounts.note()
    if (tags.includes(THREAD_MOVED)) lateLists.note()
    if (tags.includes(VIEWED)) lateViews.note()
  }
}

function showClub({ cache, live, club }: Dependencies) {
  cache.clear()
  // A visitor may be subscribed to an area that only members may see from now on.
  if (club.look.membersOnly.length > 0) live.endAll()
}
