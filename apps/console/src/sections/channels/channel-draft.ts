import type { askChannel } from '@keo/contract/console-channels'
import type { ConsoleChannel } from '@keo/contract/console-money'
import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import type { RequestOf } from '@keo/contract/define-call'
import type { ChannelKind } from '@keo/contract/deposit'
import { NO_TEXTS, type Texts } from '../../parts/text-fields.tsx'
import { typedAmount } from '../../platform/typed-amount.ts'

type Asked = Omit<RequestOf<typeof askChannel>, 'reason'>

/** As it is typed: figures are read when it is sent. */
export type ChannelDraft = {
  readonly id: string
  readonly kind: ChannelKind
  readonly name: Texts
  readonly note: Texts
  readonly min: string
  readonly max: string
  readonly monthMax: string
  readonly gift: string
  readonly fee: string
  readonly presets: string
  readonly fromSeconds: string
  readonly toSeconds: string
  readonly payMinutes: string
}

export const NEW_CHANNEL: ChannelDraft = {
  id: '',
  kind: 'bank',
  name: NO_TEXTS,
  note: NO_TEXTS,
  min: '',
  max: '',
  monthMax: '',
  gift: '0',
  fee: '0',
  presets: '',
  fromSeconds: '30',
  toSeconds: '300',
  payMinutes: '15',
}

/** One that is there, as somebody would type it: dong are whole. */
export function draftOf(channel: ConsoleChannel): ChannelDraft {
  const { id, kind, name, note, currency, min, max, monthMax, presets } = channel
  const whole = (amount: string) => amount.split('.')[0] ?? ''
  const typed = currency === 'VND' ? whole : (amount: string) => amount
  return {
    id,
    kind,
    name,
    note,
    min: typed(min),
    max: typed(max),
    monthMax: monthMax === null ? '' : whole(monthMax),
    gift: String(channel.giftBp / 100),
    fee: String(channel.feeBp / 100),
    presets: presets.map(typed).join('; '),
    fromSeconds: String(channel.fromSeconds),
    toSeconds: String(channel.toSeconds),
    payMinutes: String(channel.payMinutes),
  }
}

const ID = /^[a-z0-9-]{1,32}$/
const WHOLE = /^\d{1,5}$/
const PERCENT = /^\d{1,2}(\.\d{1,2})?$/

/** What is paid in: USDT on a chain, dong elsewhere. */
export const currencyOf = (kind: ChannelKind) => (kind === 'crypto' ? 'USDT' : 'VND')

/** As the call wants it; null while something is missing or is no figure. Whether it is sound the server says. */
export function channelOf(draft: ChannelDraft): Asked | null {
  const { id, kind, name, note, gift, fee, fromSeconds, toSeconds, payMinutes } = draft
  const currency = currencyOf(kind)
  const [min, max] = [typedAmount(draft.min, currency), typedAmount(draft.max, currency)]
  const monthMax = draft.monthMax.trim() === '' ? undefined : typedAmount(draft.monthMax, 'VND')
  const presets = draft.presets
    .split(';')
    .filter((text) => text.trim() !== '')
    .map((text) => typedAmount(text, currency))
  const isNamed = ID.test(id) && CONTENT_LANGUAGES.every((one) => name[one].trim() !== '')
  const areWhole = [fromSeconds, toSeconds, payMinutes].every((text) => WHOLE.test(text))
  if (!isNamed || !areWhole || ![gift, fee].every((text) => PERCENT.test(text))) return null
  if (min === null || max === null || monthMax === null || !presets.every((text) => text !== null))
    return null
  return {
    id,
    kind,
    name,
    note,
    min,
    max,
    monthMax: monthMax ?? null,
    giftBp: Math.round(Number(gift) * 100),
    feeBp: Math.round(Number(fee) * 100),
    presets,
    fromSeconds: Number(fromSeconds),
    toSeconds: Number(toSeconds),
    payMinutes: Number(payMinutes),
  }
}
