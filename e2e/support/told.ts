import { expect, type Page } from '@playwright/test'

/** What toasts and notices said on a page, in order. */
const saidOn = new WeakMap<Page, string[]>()

/** Notes down every message as it appears: one of two seconds is gone before a busy machine looks for it. */
export async function noteMessages(page: Page): Promise<void> {
  const said: string[] = []
  saidOn.set(page, said)
  await page.exposeFunction('journeySaid', (text: string) => said.push(text))
  await page.addInitScript(() => {
    const { journeySaid } = window as unknown as { journeySaid: (text: string) => void }
    const kinds = ['ui-toast', 'ui-notice'].map((kind) => document.getElementsByClassName(kind))
    let shown: readonly string[] = []
    new MutationObserver(() => {
      const now = kinds
        .flatMap((messages) => Array.from(messages))
        .filter((message) => message.checkVisibility())
        .map(({ textContent }) => textContent)
      for (const text of now) if (!shown.includes(text)) journeySaid(text)
      shown = now
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** A toast or notice has said so since the last one that was asked for, whether it still shows or not. */
export async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  const said = saidOn.get(page) ?? []
  const isIt = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
  await expect.poll(() => said.some(isIt) || [...said], `${words} is said`).toBe(true)
  said.splice(0, said.findIndex(isIt) + 1)
}

/** How often it has been said since then. */
export const timesSaid = (page: Page, words: RegExp) =>
  (saidOn.get(page) ?? []).filter((text) => words.test(text)).length
