import type { Page } from '@playwright/test'

/** A key that nobody translated, and a text whose gap nobody filled. */
export const KEY = /(?:^|\s)[a-z]\w*(?:\.[a-zA-Z]\w*)+(?:$|\s)/
export const GAP = /\{\w+\}/

/** Everything that is read or spoken on the page now. */
export const textsOf = (page: Page) =>
  page.evaluate(() => {
    const names = ['aria-label', 'placeholder', 'alt', 'title']
    const spoken = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
    const texts = [...document.body.innerText.split('\n'), ...spoken].map((text) => text.trim())
    return [...new Set(texts.filter((text) => text !== ''))]
  })
