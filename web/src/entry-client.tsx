import './no-eval.ts'
import './ui/ui.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { ownPlace } from './account/next-place.ts'
import { tellWhosePage } from './api/client.ts'
import { showFailure } from './api/failure-toasts.ts'
import { hearOtherTabs } from './api/other-tabs.ts'
import { makeQueryClient } from './api/query-client.ts'
import { type Session, sessionKey } from './api/session.ts'
import { App } from './app.tsx'
import { pageName } from './page/page-name.ts'
import { APP_ID, takeState } from './page/page-state.ts'
import { paths } from './paths.ts'
import { sendWhatWaits } from './problem/send-what-waits.ts'
import { makeRouter } from './router.tsx'
import { loadParts } from './ui/parts.ts'
import { startWays } from './ways/way-in.ts'

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
sendWhatWaits(client).catch(reportError)
// The landing page came without them; what opens on it does not wait for them.
await loadParts()
