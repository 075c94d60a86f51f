import { expect, test } from 'vitest'
import { channelKind } from './channel-kinds.ts'

test('a way of money is told in the words of the page, and one without words as the books call it', () => {
  expect([channelKind('gateway', 'vi'), channelKind('gateway', 'en')]).toEqual([
    'Cổng ngân hàng',
    'Bank gateway',
  ])
  expect([channelKind('unheard-of', 'vi'), channelKind('constructor', 'en')]).toEqual([
    'unheard-of',
    'constructor',
  ])
})
