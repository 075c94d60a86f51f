import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { articleFolder } from '../features/help/index.ts'
import { DEPOSIT_CHANNELS } from './deposit-channels.ts'

const textOf = (language: string, article: string): string =>
  readFileSync(new URL(`${language}/${article}.md`, articleFolder('help')), 'utf8')

type Channel = (typeof DEPOSIT_CHANNELS)[number]
const channelOf = (id: Channel['id']): Channel => {
  const channel = DEPOSIT_CHANNELS.find((each) => each.id === id)
  if (!channel) throw new Error(`There is no channel ${id}.`)
  return channel
}
const boundsOf = (id: Channel['id']): string[] => {
  const { min_amount, max_amount, currency } = channelOf(id)
  const unit = currency === 'USDT' ? 1_000_000n : 100n
  return [min_amount, max_amount].map((amount) => String(amount / unit))
}
/** `1,5%` and `1.5%`. */
const percent = (basisPoints: number): string => `${String(basisPoints / 100).replace('.', '[.,]')}%`
const giftOf = (id: Channel['id']): string => percent(channelOf(id).gift_bp)

const FIGURES: readonly [article: string, figures: readonly string[]][] = [
  ['deposit-vietqr', [...boundsOf('vietqr'), ...boundsOf('large'), giftOf('vietqr')]],
  ['deposit-bank', boundsOf('fastbank')],
  ['deposit-usdt', boundsOf('usdt')],
  ['deposit-c2c', boundsOf('c2c')],
  ['deposit-ewallet', [...boundsOf('ewallet'), percent(channelOf('ewallet').fee_bp)]],
  ['deposit-gift', [giftOf('vietqr'), giftOf('usdt'), giftOf('c2c')]],
]

test.each(FIGURES)('%s states the figures of its channel in every language', (article, figures) => {
  for (const language of LANGUAGES) {
    const plain = textOf(language, article).replaceAll(/(?<=\d)[.,](?=\d{3})/g, '')
    const missing = figures.filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(plain))
    expect([language, missing]).toEqual([language, []])
  }
})
