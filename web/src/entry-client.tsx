import './app/no-eval.ts'
import './platform/ui/ui.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { makeRouter } from './app/router.tsx'
import { startWays } from './app/ways/way-in.ts'
import { ownPlace } from './features/account/next-place.ts'
import { sendQueuedSubmissions } from './features/submission/send-queued.ts'
import { tellWhosePage } from './platform/api/client.ts'
import { showFailure } from './platform/api/failure-toasts.ts'
import { hearOtherTabs } from './platform/api/other-tabs.ts'
import { makeQueryClient } from './platform/api/query-client.ts'
import { type Session, sessionKey } from './platform/api/session.ts'
import { pageName } from './platform/page/page-name.ts'
import { APP_ID, takeState } from './platform/page/page-state.ts'
import { paths } from './platform/paths.ts'
import { loadParts } from './platform/ui/parts.ts'

// What the server drew has no more in its address either.
const { pathname, search, hash } = location
const name = pageName(pathname + search)
if (search && name !== pathname + search) history.replaceState(history.state, '', name + hash)

const client = makeQueryClient((error, meta) => showFailure(client, error, meta))
const { workshop } = takeState(client)
tellWhosePage(() => client.getQueryData<Session | null>(sessionKey)?.id)
hearOtherTabs(client)
const browserHistory = createBrowserHistory()
// Where a sign-in leads is no part of the page either, and lasts beside its address. Its hash no server heard: the
// browser took it along.
const asked = new URLSearchParams(search).get('next')
const next = pathname === paths.signup && asked ? ownPlace(asked + hash) : undefined
if (next) browserHistory.replace(name, { next })
const router = makeRouter({ client, history: browserHistory, workshop })
// The server rendered without suspense boundaries around the routes; so must the browser, to find the same tree.
router.ssr = { manifest: undefined }
await router.load()
const app = document.getElementById(APP_ID)
startWays({ router, client })
if (app) hydrateRoot(app, <App router={router} client={client} />)
sendQueuedSubmissions(client).catch(reportError)
// The landing page came without them; what opens on it does not wait for them.
await loadParts()
