import './ui/ui.css'
import { hydrate } from '@tanstack/react-query'
import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { showFailure } from './api/failure-toasts.ts'
import { makeQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { APP_ID, type PageState, STATE_ID } from './page/page-state.ts'
import { makeRouter } from './router.tsx'

const state = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '{}') as PageState
const client = makeQueryClient((error, meta) => showFailure(client, error, meta))
hydrate(client, state.cache)
const router = makeRouter({ client, history: createBrowserHistory(), workshop: state.workshop })
// The server rendered without suspense boundaries around the routes; so must the browser, to find the same tree.
router.ssr = { manifest: undefined }
await router.load()
const app = document.getElementById(APP_ID)
if (app) hydrateRoot(app, <App router={router} client={client} />)
