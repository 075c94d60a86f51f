import { isPageOf, noticeOf, sourceOf } from './service-worker-rules.ts'

/** The little of a service worker's world that is used here; the page's own types do not know it. */
type WorkerScope = {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window' }): Promise<readonly Page[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'fetch' | 'push' | 'notificationclick',
    run: (event: {
      readonly request: Request
      /** Of a push. */
      readonly data: { text(): string } | null
      /** That was tapped. */
      readonly notification: Notification
      waitUntil(work: Promise<unknown>): void
      respondWith(answer: Promise<Response>): void
    }) => void,
  ): void
}
type Page = { focus(): Promise<unknown>; navigate(path: string): Promise<unknown> }
const worker = globalThis as unknown as WorkerScope

/** Both are written in by the build (vite/service-worker-plugin.ts). */
const VERSION: string = '__SHELL_VERSION__'
const SHELL_FILES = '__SHELL_FILES__' as unknown as readonly string[]

const STORE = `keo-${VERSION}`
const PAGE = '/'
/** A slow network is given this long before the kept page opens. */
const PATIENCE_MS = 3000

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const source = sourceOf(event.request, worker.location.origin)
  if (source === 'page') event.respondWith(openPage(event.request))
  if (source === 'asset') event.respondWith(openAsset(event.request))
  if (source === 'file') event.respondWith(openFile(event.request))
})

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')))
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))

/** The whole shell or nothing: a page is never kept without the files it needs. */
async function install(): Promise<void> {
  const store = await caches.open(STORE)
  await store.addAll(SHELL_FILES)
  // A deployment in between serves a page of another build: the old worker stays until the next attempt.
  const page = await fetch(new Request(PAGE, { cache: 'reload' }))
  if (!page.ok || !isPageOf(await page.clone().text(), SHELL_FILES))
    throw new Error('The page is of another build.')
  await store.put(PAGE, page)
  await worker.skipWaiting()
}

/** Takes over from whatever version was there before, and leaves none of its stores behind. */
async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function openPage(request: Request): Promise<Response> {
  const answer = await Promise.race([fetch(request).catch(() => null), afterPatience()])
  return answer ?? (await caches.match(PAGE)) ?? fetch(request)
}

async function openFile(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null)
  return answer ?? (await caches.match(request)) ?? Response.error()
}

async function openAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // Meanwhile the next version may have taken over: what it removed is not made anew.
  if (answer.ok && (await caches.has(STORE))) await (await caches.open(STORE)).put(request, answer.clone())
  return answer
}

function show(text: string): Promise<void> {
  const { title, tag, path } = noticeOf(text)
  const icon = '/icons/icon-192.png'
  return worker.registration.showNotification(title, { tag, icon, badge: icon, data: path })
}

/** In the page that is open, or in a new one. */
async function openNotice(notice: Notification): Promise<void> {
  notice.close()
  const path = String(notice.data)
  const [page] = await worker.clients.matchAll({ type: 'window' })
  if (!page) return void (await worker.clients.openWindow(path))
  // Some browsers leave the window where it is; the letter opens in it all the same.
  await Promise.all([page.focus().catch(() => {}), page.navigate(path)])
}

function afterPatience(): Promise<null> {
  const timeout = AbortSignal.timeout(PATIENCE_MS)
  return new Promise((resolve) => timeout.addEventListener('abort', () => resolve(null)))
}
