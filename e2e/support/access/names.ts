import type { Language } from '@keo/messages/languages'
import type { Page } from '@playwright/test'
import { GAP, KEY } from '../texts.ts'

type Value = { readonly value?: unknown }
type AxNode = {
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
}

/** Roles that somebody acts on, or that say something only by their name. */
const NAMED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'listbox',
  'option',
  'slider',
  'spinbutton',
  'tab',
  'menuitem',
  'dialog',
  'alertdialog',
  'image',
  'img',
  'meter',
  'progressbar',
  'Iframe',
])

/** What a screen reader is told, from the browser's own tree of it. */
export async function spokenFaults(page: Page, language: Language, title: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  const { nodes } = (await tools.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await tools.detach()
  const told = nodes.filter(({ ignored }) => !ignored)
  const roleOf = (node: AxNode) => String(node.role?.value ?? '')
  const nameOf = (node: AxNode) => String(node.name?.value ?? '').trim()
  const has = (node: AxNode, name: string, value: unknown) =>
    node.properties?.some((property) => property.name === name && property.value.value === value) === true
  const firsts = told.filter((node) => roleOf(node) === 'heading' && has(node, 'level', 1))
  const mains = told.filter((node) => roleOf(node) === 'main')
  // Under a dialog the page itself is not told.
  const isCovered = told.some((node) => roleOf(node).endsWith('dialog') && has(node, 'modal', true))
  const nameless = told.filter((node) => NAMED.has(roleOf(node)) && nameOf(node) === '')
  const unsaid = told.filter(
    (node) => NAMED.has(roleOf(node)) && (KEY.test(nameOf(node)) || GAP.test(nameOf(node))),
  )
  const document = await page.evaluate(() => ({
    lang: window.document.documentElement.lang,
    title: window.document.title,
  }))
  return [
    ...nameless.map((node) => `no name: ${roleOf(node)}`),
    ...unsaid.map((node) => `no word for a person: ${roleOf(node)} ${nameOf(node)}`),
    ...(firsts.length === 1 || isCovered
      ? []
      : [`${firsts.length} first headings: ${firsts.map(nameOf).join(' | ')}`]),
    ...(mains.length === 1 || isCovered ? [] : [`${mains.length} main parts`]),
    ...(document.lang === language ? [] : [`its language is ${document.lang}`]),
    ...(document.title.startsWith(title) ? [] : [`its title is ${document.title}, not ${title}`]),
  ]
}

/** More than this unasked for while a page is gone through, and nobody hears anything else. */
const SAID_MAX = 6

/** Notes from now on what live regions say; `end` tells the faults. */
export function listenToLive(page: Page): Promise<void> {
  return page.evaluate(() => {
    const LIVE =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]'
    const said: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(LIVE)
        if (region && region.getAttribute('aria-live') !== 'off' && region.checkVisibility())
          said.push((region.textContent ?? '').slice(0, 40))
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    Object.assign(window, { accessSaid: said })
  })
}

export async function spokenUnasked(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => (window as unknown as { accessSaid: string[] }).accessSaid)
  return said.length > SAID_MAX ? [`says ${said.length} things unasked: ${said.slice(0, 3).join(' | ')}`] : []
}
