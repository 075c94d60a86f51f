import { expect, test } from 'vitest'
import { channelOf, NEW_CHANNEL, type ChannelDraft } from './channel-draft.ts'

const NAME = { vi: 'Ngân hàng', en: 'Bank', 'zh-CN': '银行', th: 'ธนาคาร' }
const TYPED: ChannelDraft = {
  ...NEW_CHANNEL,
  id: 'second-bank',
  name: NAME,
  min: '50.000',
  max: '20000000',
  monthMax: '',
  gift: '1.5',
  presets: '100.000; 500000',
}

test('what is typed is sent as the wire writes it, in the currency of its kind', () => {
  expect(channelOf(TYPED)).toMatchObject({
    id: 'second-bank',
    min: '50000.00',
    max: '20000000.00',
    monthMax: null,
    giftBp: 150,
    feeBp: 0,
    presets: ['100000.00', '500000.00'],
    payMinutes: 15,
  })
  const chain = { ...TYPED, kind: 'crypto', min: '10', max: '50000', presets: '10;100,5' } as const
  expect(channelOf(chain)).toMatchObject({ min: '10.000000', presets: ['10.000000', '100.500000'] })
})

test.each([
  ['an id with signs of its own', { id: 'Bank 2' }],
  ['a name that is missing in a language', { name: { ...NAME, th: ' ' } }],
  ['a limit that is no figure', { min: 'ít' }],
  ['a month that is no figure', { monthMax: 'nhiều' }],
  ['a gift that is no percent', { gift: '150' }],
  ['an amount offered that is none', { presets: '100.000; ít' }],
  ['time with decimals', { payMinutes: '1.5' }],
])('%s is not sent', (_what, bad) => {
  expect(channelOf({ ...TYPED, ...bad })).toBeNull()
})
