import { foldWords } from '../../help/index.ts'
import type { OrderReference } from '../kept-content.ts'
import {
  BETS,
  CASH_OUT,
  DEPOSIT,
  HELLO,
  HOW,
  OTHERS,
  OWN,
  PERSON,
  says,
  WHERE,
  WITHDRAWAL,
} from './question-words.ts'

/** What a question is about. `article`: whatever the help may know. */
export type Topic =
  | { readonly about: 'order'; readonly order: OrderReference }
  | { readonly about: 'others' | 'person' | 'deposits' | 'withdrawals' | 'bets' | 'hello' | 'article' }

const DEPOSIT_NUMBER = /\bD[0-9A-Z]{26}\b/
const WITHDRAW_NUMBER = /\bwd_[0-9A-Za-z]{10,40}\b/
const BET_NUMBER = /(?<![\w-])\d{15,20}(?![\w-])/
const MEMBER_ID = /\bmbr_\w+/
/** A user name as most people choose one: `linhnguyen7`. */
const USER_NAME = /\b[a-z]{4,}\d{1,4}\b/g

/** Which of the things that the assistant knows a question is about. Whose data it is decides before anything else. */
export function readQuestion(text: string, ownName: string): Topic {
  const folded = foldWords(text)
  if (says(folded, OTHERS) || namesSomebody(text, ownName)) return { about: 'others' }
  const order = orderIn(text)
  if (order) return { about: 'order', order }
  if (says(folded, PERSON)) return { about: 'person' }
  const isAboutOrders = says(folded, WHERE) || (says(folded, OWN) && !says(folded, HOW))
  if (isAboutOrders && !says(folded, CASH_OUT)) {
    if (says(folded, WITHDRAWAL)) return { about: 'withdrawals' }
    if (says(folded, DEPOSIT)) return { about: 'deposits' }
    if (says(folded, BETS)) return { about: 'bets' }
  }
  return { about: says(folded, HELLO) && folded.split(' ').length <= HELLO_WORDS ? 'hello' : 'article' }
}

/** A longer text that begins with a greeting asks something. */
const HELLO_WORDS = 3

function orderIn(text: string): OrderReference | null {
  const [deposit] = DEPOSIT_NUMBER.exec(text) ?? []
  if (deposit) return { kind: 'deposit', id: deposit }
  const [withdraw] = WITHDRAW_NUMBER.exec(text) ?? []
  if (withdraw) return { kind: 'withdraw', id: withdraw }
  const [bet] = BET_NUMBER.exec(text) ?? []
  return bet ? { kind: 'bet', id: bet } : null
}

function namesSomebody(text: string, ownName: string): boolean {
  if (MEMBER_ID.test(text)) return true
  return [...text.matchAll(USER_NAME)].some(([name]) => name !== ownName.toLowerCase())
}
