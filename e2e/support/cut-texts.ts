import type { Page } from '@playwright/test'

/**
 * Texts that show outside of their box or are cut by one, as `what: text`. What scrolls may be longer than what shows,
 * and names may end in an ellipsis; words of ours (`own`) may not.
 */
export const cutTexts = (page: Page, own: readonly string[]): Promise<string[]> =>
  page.evaluate((words) => {
    const SLACK = 1.5
    const ours = new Set(words)
    const found = new Set<string>()

    for (const node of textNodes()) {
      const element = node.parentElement
      const text = node.data.trim()
      if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.sr-only, [aria-hidden="true"], .page:not([data-state="active"])')) continue
      const fault = faultOf(node, element, text)
      if (fault) found.add(`${fault}: ${text}`)
    }
    return [...found]

    function textNodes(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode as Text)
      return nodes
    }

    function faultOf(node: Text, element: Element, text: string): string | null {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) return null
      let isFree = false
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        const isShort = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        // A line of its own is wider only when one word is: what has too many words ends in an ellipsis.
        const lines = [...range.getClientRects()]
        if (style.webkitLineClamp !== 'none' && lines.some((line) => line.width > box.clientWidth + 1))
          return 'cut inside a word'
        if (isShort) return ours.has(text) && isCut(box) ? 'a word of ours ends in an ellipsis' : null
        if (['auto', 'scroll'].includes(style.overflowX)) return null
        if (style.display === 'inline' || style.display === 'contents') continue
        const frame = box.getBoundingClientRect()
        const isOutside = left < frame.left - SLACK || right > frame.right + SLACK
        if (isOutside && style.overflowX !== 'visible') return 'cut'
        // Its own box or the button, link or field around it.
        if (
          isOutside &&
          !isFree &&
          box.matches('button, a, label, input, [role="button"], p, h1, h2, h3, b, span')
        )
          return 'out of its box'
        isFree ||= ['absolute', 'fixed'].includes(style.position)
      }
      return right > document.documentElement.clientWidth + SLACK ? 'beyond the screen' : null
    }

    function isCut(box: Element): boolean {
      return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 4
    }
  }, own)
