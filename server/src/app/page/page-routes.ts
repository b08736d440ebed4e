import type { IncomingMessage } from 'node:http'
import { type ClubLook, toldLook } from '@callofcode/contract/club/club-look'
import { clubStyle } from '@callofcode/contract/club/club-style'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ViewCounter } from '../../features/blog/view-counter.ts'
import { type Club, mustAccept } from '../../features/club/public.ts'
import type { LoadShedder } from '../../platform/admission/load-shedder.ts'
import { COSTS } from '../../platform/admission/request-budget.ts'
import { yieldToEventLoop } from '../../platform/admission/request-scheduler.ts'
import {
  type CachedAnswer,
  makeCachedAnswer,
  PUBLIC,
  sendCachedAnswer,
} from '../../platform/answer-cache/cached-answer.ts'
import { wholeOf } from '../../platform/answer-cache/document-bytes.ts'
import { sendCompressed } from '../../platform/answer-cache/send-compressed.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Failure } from '../../platform/failure.ts'
import { answerUnknownPath, asFailure, countRefusal } from '../../platform/http/answer-failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type FindCaller, hasGone, type RequestLimits } from '../../platform/http/request-limits.ts'
import { arrivalOf } from '../../platform/http/request-record.ts'
import { pagePolicy } from '../../platform/http/security-headers.ts'
import { hasSessionCookie } from '../../platform/http/session-cookie.ts'
import { mailWords } from '../../platform/mail/mail-words.ts'
import { browserFiles } from './browser-files.ts'
import { failurePage, type PageAssets, pageDocument } from './document.ts'
import { innerTransport, type TransportDependencies } from './inner-transport.ts'
import { keptAssets } from './kept-assets.ts'
import { lightTheme, sidebarCollapsed } from './page-key.ts'
import { pageLanguage } from './page-language.ts'
import { sessionOf } from './page-session.ts'
import { ParsedAnswers } from './parsed-answers.ts'
import type { Screens } from './screens.ts'
import { serviceWorkerRoute } from './service-worker-route.ts'
import { iconsOf } from './site-icons.ts'

let made: { look: ClubLook; text: string; assets: WeakMap<PageAssets, PageAssets> } | undefined

/** Adds the club's styles after the page's styles. They are in the first response, so the look stays the same later. */
function withClubStyle(assets: PageAssets, look: ClubLook): PageAssets {
  if (made?.look !== look) made = { look, text: clubStyle(look), assets: new WeakMap() }
  const { text, assets: known } = made
  if (!text) return assets
  const styled = known.get(assets) ?? { ...assets, styles: [...assets.styles, { id: 'club', text }] }
  known.set(assets, styled)
  return styled
}

const HTML = 'text/html; charset=utf-8'
/** The route of all pages. */
const PAGES = '/*'

interface Dependencies extends Omit<TransportDependencies, 'parsed'> {
  readonly env: Env
  readonly database: Database
  readonly keyOf: (request: IncomingMessage, nameOf: () => string) => string
  readonly load: LoadShedder
  readonly limits: RequestLimits
  readonly findCaller: FindCaller
  readonly countView: ViewCounter
  readonly club: Club
  /** Headers of every response. */
  readonly headers: Record<string, string>
  readonly publicUrl: string
}

/** Serves the browser's files and the rendered pages. */
export async function pageRoutes(
  {
    app,
    env,
    database,
    cache,
    keyOf,
    load,
    limits,
    findCaller,
    countView,
    club,
    categories,
    headers,
    publicUrl,
  }: Dependencies,
  screens: Screens,
) {
  const development = env.NODE_ENV === 'development'
  const workshop = development || env.DEMO !== undefined
  const parsed = new ParsedAnswers()
  if (screens.files) await browserFiles(app, headers, screens.files, keptAssets(database, headers))
  if (screens.files) await serviceWorkerRoute({ app, env, headers }, screens.files)
  screens.attach?.(app)

  app.get(PAGES, { onRequest: refuseOddAddress, errorHandler: answerWithPage }, async (request, reply) => {
    // Someone with an invalid cookie is a visitor.
    const caller = hasSessionCookie(request) ? await findCaller(request) : null
    const key = caller || development ? undefined : keyOf(request.raw, () => nameOf(request.raw))
    if (!(key && cache.get(key))) limits.charge(request, caller, COSTS.drawing)
    const page = key ? await onceFor(request, key) : await inTurn(request, caller)
    if ('cached' in page) return answerCached(page.cached, request, reply)
    if ('redirect' in page) return reply.header('cache-control', 'no-store').redirect(page.redirect)
    if (page.viewed) countView(page.viewed, request.raw, caller)
    reply.hijack()
    await sendCompressed(page.document, page, request.raw, reply.raw)
  })

  function answerWithPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const failure = asFailure(error)
    if (failure.status >= 500) request.log.error({ err: error }, 'page failed')
    countRefusal(failure)
    const { headers, html } = failurePage(
      failure,
      request.id,
      mailWords(languageOf(request), club.name),
      club.name,
    )
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(failure.retryAfter)))
    return reply.code(failure.status).headers(headers).type(HTML).send(html)
  }

  /**
   * All unknown addresses share one page under this name. Real addresses with doubled slashes are redirected.
   */
  const nameOf = (request: IncomingMessage) => (isScreen(request) ? screens.nameOf(request.url ?? '/') : '//')
  const languageOf = ({ raw }: FastifyRequest, caller?: Caller | null) =>
    pageLanguage(raw, { member: caller?.language, club: club.look.language }, screens.languages)
  const isScreen = (request: IncomingMessage) => screens.isScreen(screens.nameOf(pathOf(request)), workshop)

  function answerCached(cached: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
    if (cached.viewed) countView(cached.viewed, request.raw, null)
    reply.hijack()
    sendCachedAnswer(cached, request.raw, reply.raw)
  }

  /**
   * Concurrent requests for a page share one rendering. When the first request is cancelled while it waits, the next one renders
   * the page.
   */
  async function onceFor(request: FastifyRequest, key: string) {
    while (true) {
      try {
        return await cache.getOrMake(key, () => makePage(request))
      } catch (error) {
        if ((error as Failure).status !== 499 || hasGone(request)) throw error
      }
    }
  }

  const inTurn = (request: FastifyRequest, caller: Caller | null) =>
    load.pages.run(
      async () => {
        await yieldToEventLoop()
        return renderPage(request, caller)
      },
      {
        owner: caller?.id ?? request.clientAddress,
        isGone: () => hasGone(request),
        since: arrivalOf(request.raw),
      },
    )

  async function makePage(request: FastifyRequest) {
    const page = await inTurn(request, null)
    return 'whole' in page && page.whole
      ? { cached: await makeCachedAnswer(String(wholeOf(page.document)), { ...page, route: PAGES }) }
      : page
  }

  async function renderPage(request: FastifyRequest, caller: Caller | null) {
    // The whole page uses one state of the club.
    const { look } = club
    const language = languageOf(request, caller)
    const inner = innerTransport({ app, cache, parsed, categories }, request, caller)
    const rendered = await screens
      .render({
        url: request.url,
        session: caller && sessionOf(caller, mustAccept(club, caller)),
        transport: inner.transport,
        jsonOf: parsed.jsonOf,
        workshop,
        sidebarCollapsed: sidebarCollapsed(request.raw),
        club: toldLook(look),
        language,
      })
      .finally(inner.close)
    if (rendered.redirect) return { redirect: rendered.redirect }
    const first = inner.refused.length > 0 && firstPartOf(request.url)
    if (first) return { redirect: first }
    const assets = withClubStyle(await screens.assetsOf(rendered, language), look)
    return {
      document: pageDocument(rendered, assets, {
        publicUrl,
        name: look.name,
        icons: iconsOf(look),
        light: lightTheme(request.raw),
        language,
        facts: screens.languages[language],
      }),
      status: rendered.status,
      headers: {
        ...headers,
        'content-type': HTML,
        'content-language': language,
        vary: 'Accept-Encoding, Accept-Language, Authorization, Cookie',
        'cache-control': caller ? 'private, no-store' : PUBLIC,
        // The service worker needs to know whose page it caches.
        ...(caller && { 'x-page-of': caller.id }),
        'content-security-policy': pagePolicy(screens.styleHashes(assets), development),
      },
      tags: [...inner.tags],
      viewed: inner.viewed.at(-1),
      // A page with a part that failed or has no tags is not cached, because no change of that part would drop it.
      whole: rendered.status === (isScreen(request.raw) ? 200 : 404) && inner.untagged.length === 0,
    }
  }
}

/**
 * Returns the address of the first part of a list, for an address with an invalid cursor. Undefined: there is no cursor.
 */
function firstPartOf(url: string): string | undefined {
  const [path, query] = url.split('?')
  const asked = new URLSearchParams(query)
  if (!asked.has('cursor')) return undefined
  asked.delete('cursor')
  return asked.size > 0 ? `${path}?${asked}` : path
}

/**
 * Refuses addresses of missing files and unreadable addresses. Browsers send doubled slashes as they are typed, so such an
 * address is redirected to the one without them. With a backslash the result could be an address of another site. Who types
 * `/login` finds the form there is.
 */
async function refuseOddAddress(request: FastifyRequest, reply: FastifyReply) {
  const { url } = request
  if (pathOf(request.raw).includes('//')) {
    if (url.includes('\\')) return answerUnknownPath(request, reply)
    const [path = '', ...query] = url.split('?')
    const one = [path.replace(/\/{2,}/g, '/'), ...query].join('?')
    return reply.header('cache-control', 'no-store').redirect(one, 308)
  }
  if (pathOf(request.raw) === '/login') return reply.redirect(request.url.replace('/login', '/signup'), 308)
  if (/\.[a-z0-9]{2,11}$/i.test(pathOf(request.raw)) && !request.headers.accept?.includes('text/html')) {
    return answerUnknownPath(request, reply)
  }
}
const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/'
