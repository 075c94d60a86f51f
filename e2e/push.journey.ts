import { encodeContent } from '@keo/contract/rich-content'
import { sendSandboxLetter } from '@keo/contract/sandbox-inbox'
import { startPushService } from '@keo/dev-world/push-service'
import { startWorld } from '@keo/dev-world/world'
import { inbox as inboxWords } from '@keo/messages/inbox/vi'
import { push as words } from '@keo/messages/push/vi'
import type { BrowserContext, Page } from '@playwright/test'
import { WEB_ROOT } from './support/builds.ts'
import { freshDatabase } from './support/databases.ts'
import { expect, front, MOVING, shown, test } from './support/journey.ts'
import { hideCovers, MAI } from './support/members.ts'

/** It gives the browser leave to notify. */
test.use({ ...MOVING, keepsContext: false, keepsShell: true })

const TITLE = 'Cuối tuần có thưởng'

/**
 * Chromium asks the service of its maker for an address, which no test machine reaches. In its place the page is given one
 * of the local service, with keys of P-256 that the service holds; everything else is Chromium's own.
 */
async function subscribeLocally(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let held: object | null = null
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
        .buffer
    PushManager.prototype.getSubscription = async () => held as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      const { applicationServerKey } = options as { applicationServerKey: Uint8Array<ArrayBuffer> }
      const key = btoa(String.fromCharCode(...applicationServerKey))
      const { newBrowser } = window as unknown as { newBrowser(key: string): Promise<Record<string, string>> }
      const given = await newBrowser(key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
      held = {
        endpoint: given.endpoint,
        options: { applicationServerKey: applicationServerKey.buffer },
        getKey: (name: string) => bytes(given[name] ?? ''),
        async unsubscribe() {
          held = null
          return true
        },
      }
      return held as PushSubscription
    }
  })
}

/** Hands the decrypted message to Chromium's own service worker, as its push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const known = new Promise<string>((found) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) found(first.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data })
}

const noticesOf = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const found = await getNotifications.call(await navigator.serviceWorker.ready)
    return found.map(({ title, body, data }) => ({ title, body, path: String(data) }))
  })

/** A tap cannot be made by a test: the worker is given the event of one, which it may not hold up. */
async function tap(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    dispatchEvent(Object.assign(event, { waitUntil: () => {} }))
  })
}

test('a letter reaches a local push service encrypted and signed, Chromium shows what it decrypts, and its click event opens the letter', async ({
  page,
  context,
}) => {
  let now = () => 0
  const service = await startPushService(() => now())
  const world = await startWorld({
    webRoot: WEB_ROOT,
    databaseUrl: await freshDatabase(),
    env: { PUSH_LOCAL_URL: service.url },
  })
  now = world.clock.now
  try {
    const browsers: ReturnType<typeof service.newBrowser>[] = []
    await context.grantPermissions(['notifications'], { origin: world.url })
    await page.exposeFunction('newBrowser', (key: string) => {
      const browser = service.newBrowser(key)
      browsers.push(browser)
      return { endpoint: browser.endpoint, p256dh: browser.p256dh, auth: browser.auth }
    })
    const token = await world.signIn(MAI)
    await hideCovers(page)
    await subscribeLocally(page)
    await page.addInitScript((text) => localStorage.setItem('keo.token', text), JSON.stringify(token))
    await page.goto(`${world.url}/push-notifications`)
    await shown(page)

    const toggle = front(page).getByRole('switch', { name: words['push.switch'] })
    await toggle.click()
    await expect(toggle).toBeChecked()

    const letter = { title: TITLE, content: encodeContent('<p>Thưởng 500.000 ₫</p>') }
    await world.call(sendSandboxLetter, letter, { token })
    await world.jobs.runDue()
    expect(service.refusals).toEqual([])
    const [message = ''] = browsers.flatMap(({ messages }) => messages)
    expect(JSON.parse(message)).toEqual({ title: TITLE, letterId: expect.stringMatching(/^ltr_/) })

    await page.evaluate(() => navigator.serviceWorker.ready)
    await deliver(page, message)
    const path = `/message/detail?id=${JSON.parse(message).letterId}`
    await expect.poll(() => noticesOf(page)).toEqual([{ title: TITLE, body: '', path }])

    await tap(context)
    await expect(page).toHaveURL(world.url + path)
    await expect(front(page).getByText(inboxWords['inbox.letter'], { exact: true })).toBeVisible()
    await expect(front(page).getByText('Thưởng 500.000 ₫')).toBeVisible()
  } finally {
    await world.close()
    await service.close()
  }
})
