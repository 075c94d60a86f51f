import { gamePlay as words } from '@keo/messages/game-play/vi'
import type { Page } from '@playwright/test'
import { expect, front } from './journey.ts'
import { expectBox, expectToken } from './layout.ts'

export type DrawnBox = {
  readonly selector: string
  readonly box: Parameters<typeof expectBox>[1]
  readonly tokens?: Readonly<Record<string, string>>
  /** What no token names. */
  readonly radius?: string
}
type Drawn = {
  readonly what: string
  readonly path: string
  /** Brings the screen to the state that is drawn. */
  readonly arrange?: (page: Page) => Promise<void>
  readonly boxes: readonly DrawnBox[]
}

async function openRoundProof(page: Page): Promise<void> {
  await front(page).locator('.play-action').click()
  await expect(front(page).locator('.play-result')).toBeVisible()
  await front(page).getByRole('button', { name: words['game.proof'], exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: words['fair.change'] }).click()
  await sheet.getByRole('button', { name: /^Ván 1 / }).click()
  await expect(sheet.getByText(words['fair.matches'])).toBeVisible()
}

/** Screens of games as the mockups draw them: what is a box, and what it is made of. */
export const DRAWN_GAMES: readonly Drawn[] = [
  {
    what: 'slot: reels, spin, stake and modes',
    path: '/sub-game/1001104101',
    boxes: [
      { selector: '.play-bar-row', box: { x: 0, width: 390, height: 52 } },
      { selector: '.play-wallet', box: { height: 36 } },
      { selector: '.slot-frame', box: { x: 12, width: 366 }, radius: '22px' },
      { selector: '.slot-spin', box: { width: 92, height: 92 }, tokens: { 'background-color': '--action' } },
      { selector: '.play-step', box: { height: 46 }, tokens: { 'border-top-left-radius': '--r-m' } },
      { selector: '.slot-side > button', box: { height: 46 }, radius: '12px' },
    ],
  },
  {
    what: 'details of a game: cover, return, bounds, symbols and both buttons',
    path: '/sub-game/1001104',
    arrange: async (page) => {
      await front(page).locator('.lobby-grid .ui-game').first().click()
      await expect(page.locator('.details-symbol').first()).toBeVisible()
    },
    boxes: [
      { selector: '[role="dialog"]', box: { x: 0, width: 390 }, radius: '26px' },
      { selector: '.details-hero', box: { x: 0, width: 390, height: 172 } },
      { selector: '.details-cover', box: { x: 16, width: 82, height: 89 }, radius: '18px' },
      { selector: '[role="dialog"] .ui-icon-button', box: { width: 44, height: 44 } },
      {
        selector: '.details-card',
        box: { x: 16, width: 358 },
        radius: '18px',
        tokens: { 'background-color': '--surface-2' },
      },
      { selector: '.details-bounds > div', box: { height: 61 }, radius: '14px' },
      { selector: '.details-symbol', box: { width: 76 }, radius: '14px' },
      {
        selector: '[role="dialog"] .ui-button[data-kind="primary"]',
        box: { height: 52 },
        tokens: { 'background-color': '--action', 'border-top-left-radius': '--r-l' },
      },
    ],
  },
  {
    what: 'fairness: hash, seed, four steps and the one button',
    path: '/sub-game/1001106101',
    arrange: openRoundProof,
    boxes: [
      { selector: '[role="dialog"]', box: { x: 0, width: 390 }, radius: '26px' },
      { selector: '[role="dialog"] input', box: { height: 44 } },
      { selector: '.fair-steps > li > i', box: { width: 24, height: 24 }, radius: '12px' },
      {
        selector: '[role="dialog"] a.ui-button',
        box: { height: 52 },
        tokens: { 'background-color': '--action', 'border-top-left-radius': '--r-l' },
      },
    ],
  },
]

/** States of a game as the mockups draw them. */
export const DRAWN_STATES = {
  limit: [
    { selector: '.play-state', box: { x: 0, width: 390 } },
    { selector: '.play-veil', box: { x: 0, width: 390 } },
    { selector: '.play-state > svg', box: { width: 36, height: 36 } },
    { selector: '.play-state-action', box: { height: 44 }, radius: '14px' },
  ],
  offline: [
    { selector: '.play-offline', box: { x: 12, width: 366, height: 44 }, radius: '14px' },
    { selector: '.play-state', box: { x: 0, width: 390 } },
    { selector: '.play-veil', box: { x: 0, width: 390 } },
  ],
  topUp: [
    {
      selector: 'a.play-action',
      box: { height: 56 },
      tokens: { 'background-color': '--action', 'border-top-left-radius': '--r-l' },
    },
  ],
  autoPlay: [
    { selector: '[role="dialog"]', box: { x: 0, width: 390 }, radius: '26px' },
    { selector: '.auto-play .play-quick > button', box: { x: 16, height: 44 } },
    {
      selector: '.auto-play .play-quick > [aria-pressed="true"]',
      box: { height: 44 },
      tokens: { 'background-color': '--action', color: '--on-action' },
    },
    { selector: '.auto-play-limit', box: { width: 132, height: 44 }, radius: '12px' },
    {
      selector: '[role="dialog"] .play-action',
      box: { height: 56 },
      tokens: { 'border-top-left-radius': '--r-l' },
    },
  ],
} as const satisfies Record<string, readonly DrawnBox[]>

export async function expectGameDrawn(page: Page, { boxes }: Pick<Drawn, 'boxes'>): Promise<void> {
  for (const { selector, box, tokens = {}, radius } of boxes) {
    const element = page.locator(selector).locator('visible=true').first()
    await expectBox(element, box)
    for (const [property, token] of Object.entries(tokens)) await expectToken(element, property, token)
    if (radius) await expect(element, selector).toHaveCSS('border-top-left-radius', radius)
  }
}
