import { priceOf } from '@keo/units/price'
import { betCart as en } from '@keo/messages/bet-cart/en'
import { betCart as th } from '@keo/messages/bet-cart/th'
import { betCart as vi } from '@keo/messages/bet-cart/vi'
import { betCart as zh } from '@keo/messages/bet-cart/zh-CN'
import type { Language } from '@keo/messages/languages'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../../language/messages.ts'
import type { CartItem } from '../cart/cart-item.ts'
import { cart } from '../cart/cart-store.ts'
import { sampleItem } from '../../../testing/sample-cart.ts'
import { book, openSlipWith, PRICES, pricesOf, slipPerTest } from '../../../testing/test-slip.tsx'

slipPerTest()
afterEach(() => act(() => setLanguage('vi')))

const LANGUAGES: [Language, Record<keyof typeof vi, unknown>][] = [
  ['vi', vi],
  ['en', en],
  ['zh-CN', zh],
  ['th', th],
]
const ROWS = [
  { legsEach: 2, subBets: 6, stakeLeast: 20, stakeMost: 50_000 },
  { legsEach: 4, subBets: 1, stakeLeast: 20, stakeMost: 50_000 },
]
const items = (count: number, more: Partial<CartItem> = {}) =>
  Array.from({ length: count }, (_, at) => sampleItem(at + 1, more, { odds: priceOf(1.8) }))
const moved = (kind: 'odds' | 'market'): Partial<CartItem> => ({
  GamelyChanges: kind,
  agreedOdds: priceOf(1.95),
})

type State = {
  items: CartItem[]
  stakes: Record<string, string>
  kind?: 'single' | 'series'
  /** What the tap costs, and what it returns. */
  cost: string
  returns: string
}

/** Every state in which the button can be tapped for a bet. */
const STATES: Record<string, State> = {
  'one single': { items: items(1), stakes: { '1001-4': '4950000' }, cost: '4950000', returns: '8910000' },
  'a price that moved': {
    items: items(1, moved('odds')),
    stakes: { '1001-4': '4950000' },
    cost: '4950000',
    returns: '8910000',
  },
  'a line that moved': {
    items: items(1, moved('market')),
    stakes: { '1001-4': '4950000' },
    cost: '4950000',
    returns: '8910000',
  },
  'several singles': {
    items: items(3),
    kind: 'single',
    stakes: { '1001-4': '50000', '1003-4': '100000' },
    cost: '150000',
    returns: '270000',
  },
  'a system row beside the whole one': {
    items: items(4),
    stakes: { x2: '50000', whole: '100000' },
    cost: '400000',
    returns: '2021760',
  },
  'amounts too long for one line': {
    items: [sampleItem(1, {}, { odds: priceOf(25) })],
    stakes: { '1001-4': '50000000' },
    cost: '50000000',
    returns: '1250000000',
  },
}

/** The digits of an amount, whatever stands between them. */
const digits = (text: string) => text.replaceAll(/\D/g, '')
const startOf = (words: unknown) => String(words).split('{')[0]!.trim()

async function show(state: State, language: Language, words: Record<string, unknown>) {
  book.answers[PRICES] = () => ({ bms: [], sos: ROWS, mon: 1, msl: 10 })
  const fill = () =>
    cart.set({
      items: state.items,
      stakes: state.stakes,
      chosenKind: state.kind ?? null,
      rows: ROWS,
      isOpen: true,
    })
  await act(() => setLanguage(language))
  return openSlipWith(fill, new RegExp(String(words['cart.title'])), '50000000.00')
}

test.each(
  LANGUAGES.flatMap(([language, words]) =>
    Object.keys(STATES).map((name) => [language, name, words] as const),
  ),
)('%s, %s: the button names what is charged, and the return has its word', async (language, name, words) => {
  const state = STATES[name]!
  const slip = await show(state, language, words)
  const verb = words[state.items[0]!.GamelyChanges ? 'cart.agreeAndPlace' : 'cart.place']
  const button = await slip.findByRole('button', {
    name: (spoken) => spoken.startsWith(String(verb)) && /\d/.test(spoken),
  })
  const [stake = '', won] = button.textContent.split(String(words['cart.returns']))
  expect(stake.startsWith(String(verb))).toBe(true)
  expect(digits(stake)).toBe(state.cost)
  const above = slip
    .queryAllByText((text) => text.startsWith(startOf(words['bet.mayReturn'])), {
      selector: '.ui-sheet-footer p span',
    })
    .map(({ textContent }) => textContent)
  expect([...above, ...(won === undefined ? [] : [won])].map(digits)).toEqual([state.returns])
})

test.each(LANGUAGES)(
  '%s: a bet that was refused is sent again for a sum that is named',
  async (language, words) => {
    book.answers[singlePass.path] = () =>
      Response.json({ success: false, code: PROVIDER_CODES.MARKET_CLOSED.wire, message: 'x', data: null })
    const slip = await show(STATES['several singles']!, language, words)
    book.answers[PRICES] = () => pricesOf(cart.store.getState().items)
    await userEvent.click(
      await slip.findByRole('button', { name: (spoken) => digits(spoken).startsWith('150000') }),
    )
    expect(await screen.findByText('x')).toBeTruthy()
    const again = () =>
      slip
        .getAllByRole('button')
        // What explains a figure sends nothing.
        .filter(({ dataset }) => dataset['explain'] === undefined)
        .map(({ textContent }) => digits(textContent))
        .filter((amount) => amount !== '')
    await waitFor(() => expect(again()).toEqual(['150000']))
  },
)
