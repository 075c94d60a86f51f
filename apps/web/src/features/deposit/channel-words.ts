import type { ChannelKind } from '@keo/contract/deposit'
import type { PlainMessageKey } from '@keo/messages/keys'

const BANK = {
  sameName: 'deposit.sameName',
  pay: 'depositOrder.step2',
  exactly: 'depositOrder.exactly',
  code: 'depositOrder.qr',
  scan: 'depositOrder.scanBank',
  testOnly: 'depositOrder.testOnly',
  place: 'depositOrder.bank',
  account: 'depositOrder.account',
  holder: 'depositOrder.holder',
  paid: 'depositOrder.paid',
  paying: 'depositOrder.paying',
  confirming: 'depositOrder.state2Note',
  proof: 'depositOrder.state7Note',
} as const satisfies Record<string, PlainMessageKey>

type ChannelWords = Readonly<Record<keyof typeof BANK, PlainMessageKey>>

/** What is sent, where to and who confirms it, in the words of the channel: only a bank is called a bank. */
export const CHANNEL_WORDS: Readonly<Record<ChannelKind, ChannelWords>> = {
  bank: BANK,
  gateway: BANK,
  ewallet: {
    ...BANK,
    sameName: 'deposit.sameName.ewallet',
    pay: 'depositOrder.step2.money',
    code: 'depositOrder.qr.c2c',
    scan: 'depositOrder.scanEwallet',
    testOnly: 'depositOrder.testOnly.ewallet',
    place: 'depositOrder.wallet',
    account: 'depositOrder.walletNumber',
    holder: 'depositOrder.walletHolder',
    confirming: 'depositOrder.state2Note.ewallet',
    proof: 'depositOrder.state7Note.money',
  },
  crypto: {
    ...BANK,
    sameName: 'deposit.sameName.crypto',
    pay: 'depositOrder.step2.crypto',
    exactly: 'depositOrder.exactly.crypto',
    code: 'depositOrder.qr.crypto',
    testOnly: 'depositOrder.testOnly.crypto',
    paid: 'depositOrder.paid.crypto',
    paying: 'depositOrder.paying.crypto',
    confirming: 'depositOrder.state2Note.crypto',
    proof: 'depositOrder.state7Note.crypto',
  },
  c2c: {
    ...BANK,
    pay: 'depositOrder.step2.money',
    code: 'depositOrder.qr.c2c',
    scan: 'depositOrder.scanC2c',
    testOnly: 'depositOrder.testOnly.c2c',
    place: 'depositOrder.c2cPlace',
    holder: 'depositOrder.receiver',
    confirming: 'depositOrder.state2Note.c2c',
    proof: 'depositOrder.state7Note.money',
  },
}
