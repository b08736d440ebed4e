import './app/styles/first-paint.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { App, makeRouter } from './app/app.tsx'
import { hearOtherTabs } from './app/other-tabs.ts'
import { pageName } from './app/page/page-name.ts'
import { APP_ID, takeState } from './app/page/page-state.ts'
import { startShortcuts } from './app/shortcuts/start-shortcuts.ts'
import { loadParts } from './app/styles/load-parts.ts'
import { ownPlace } from './features/account/next-place.ts'
import { keepTicksFresh } from './features/curriculum/fresh-ticks.ts'
import { startSendingTicks } from './features/curriculum/start-sending-ticks.ts'
import { keepLocalDraftsOf } from './features/draft/local-drafts.ts'
import { sendQueuedSubmissions } from './features/submission/submission-outbox.ts'
import { tellWhosePage } from './platform/api/client.ts'
import { makeQueryClient } from './platform/api/query-client.ts'
import { showFailure } from './platform/feedback/failures.ts'
import { wordsArrived } from './platform/language/loaded.ts'
import { offerPacks } from './platform/offline/pack-offer.ts'
import { openKeptPages } from './platform/offline/while-offline.ts'
import { screenAnswers } from './platform/page/screen.ts'
import { paths } from './platform/paths.ts'
import { onMemberChange, type Session, sessionKey } from './platform/session/session.ts'

offerPacks(() => import('./features/pack/public.ts'))

// The server rendered the page of this normalised address.
const { pathname, search, hash } = location
const name = pageName(pathname + search)
if (search && name !== pathname + search) history.replaceState(history.state, '', name + hash)

const client = makeQueryClient((error, meta) => showFailure(client, error, meta))
const { workshop } = takeState(client)
tellWhosePage(() => client.getQueryData<Session | null>(sessionKey)?.id)
hearOtherTabs(client)
onMemberChange(keepLocalDraftsOf)
const browserHistory = createBrowserHistory()
// The history state stores the page after a sign-in. The address does not. The server never receives the hash, so it is added
// here. The hash of a sign-in's second step is left out.
const asked = new URLSearchParams(search).get('next')
const step = hash.startsWith('#step=') ? hash : ''
const next = pathname === paths.signup && asked ? ownPlace(step ? asked : asked + hash) : undefined
if (next) browserHistory.replace(name + step, { next })
const router = makeRouter({ client, history: browserHistory, workshop })
// The server rendered without suspense boundaries around the routes. The browser must do the same, to find the same tree.
router.ssr = { manifest: undefined }
await Promise.all([router.load(), wordsArrived()])
const app = document.getElementById(APP_ID)
startShortcuts({ router, client })
if (app) {
  hydrateRoot(app, <App router={router} client={client} />)
  // After this file has run, presses that came too early are repeated.
  await screenAnswers
  app.dataset.start = 'done'
}
sendQueuedSubmissions(client).catch(reportError)
startSendingTicks(client, () => import('./app/send-waiting.ts'))
keepTicksFresh(client)
openKeptPages()
// The landing page loads without these styles.
loadParts().catch(reportError)
