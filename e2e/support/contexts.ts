import type { Browser, BrowserContext, Page } from '@playwright/test'

export type Contexts = {
  /** The one that the file's journeys before have used, or a new one. */
  of(file: string, browser: Browser): Promise<BrowserContext>
  /** For what a journey has left unusable. */
  drop(): Promise<void>
}

/** One browser context for the journeys of a file: what each would load and compile anew is loaded once. */
export function createContexts(): Contexts {
  let current: { file: string; context: BrowserContext } | undefined
  const drop = async () => {
    await current?.context.close()
    current = undefined
  }
  return {
    drop,
    async of(file, browser) {
      if (current?.file !== file) {
        await drop()
        current = { file, context: await browser.newContext() }
      }
      return current.context
    },
  }
}

/** Nothing of the journey before: a page of its own, and an origin that remembers nothing but the files it served. */
export async function forgetOrigin(page: Page, url: string): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
  await tools.detach()
}
