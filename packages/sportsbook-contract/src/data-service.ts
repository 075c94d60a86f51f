import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, maybe, ShortText, TextId, TextIdList, Whole, WholeList } from './wire-values.ts'
import { Transaction } from './callbacks.ts'
import { ResultRecord } from './matches.ts'
import { PushedOrder } from './pushed-orders.ts'

/**
 * The operator's calls to the provider (5.6). Headers: merchantId, timestamp in milliseconds, and sign, which is
 * the MD5 in lower-case hex of the body as sent, merchantId, timestamp and secret, joined by dots.
 */

const BASE = '/fb/data/api/v2'
const PlatForm = maybe(z.enum(['pc', 'h5', 'mobile']))

export const createUser = defineProviderCall({
  path: `${BASE}/new/user/create`,
  access: 'operator',
  summary: 'A user of the operator; asked again, the same one',
  request: z.object({
    merchantUserId: TextId.check(z.minLength(1)),
    currencyIds: WholeList,
    oddsLevel: maybe(Whole),
  }),
  response: z.string(),
})

export const getToken = defineProviderCall({
  path: `${BASE}/token/get`,
  access: 'operator',
  summary: 'A token for one user, and where to take it',
  request: z.object({
    merchantUserId: TextId,
    platForm: PlatForm,
    ip: maybe(ShortText),
    /** Ours: the operator's session that the token belongs to, and when that one ends at the latest. */
    operatorSession: maybe(ShortText),
    expiresAt: maybe(Whole),
  }),
  response: z.object({
    token: z.string(),
    serverInfo: z.object({
      apiServerAddress: z.string(),
      pcAddress: z.string(),
      h5Address: z.string(),
      pushServerAddress: z.string(),
      virtualAddress: z.string(),
    }),
    themeBgColor: z.string(),
    themeFgColor: z.string(),
  }),
})

export const endSessionTokens = defineProviderCall({
  path: '/x/v1/operator/tokens/end',
  access: 'operator',
  summary: 'Ours: ends the tokens of one session of the operator',
  request: z.object({ operatorSession: ShortText.check(z.minLength(1)) }),
  response: z.object({ ended: z.int() }),
})

export const listDomains = defineProviderCall({
  path: `${BASE}/service/domain/list`,
  access: 'operator',
  summary: 'Addresses of the provider: 1 API, 2 push, 3 h5, 4 pc',
  request: z.object({ platForm: PlatForm, ip: maybe(ShortText) }),
  response: z.array(z.object({ type: z.int(), domainList: z.array(z.object({ domain: z.string() })) })),
})

export const listOrderFiles = defineProviderCall({
  path: `${BASE}/order/file/ids`,
  access: 'operator',
  summary: 'Files of the orders that changed in a time',
  request: z.object({ startTime: Whole, endTime: Whole }),
  response: z.array(z.object({ fileId: z.string() })),
})

export const listOrdersOfFile = defineProviderCall({
  path: `${BASE}/order/list`,
  access: 'operator',
  summary: 'The orders of one file',
  request: z.object({ fileId: TextId }),
  response: z.array(PushedOrder),
})

export const listTransactionsOfFile = defineProviderCall({
  path: '/x/v1/operator/transactions',
  access: 'operator',
  summary:
    "Ours: every movement of money of the orders of one file, as it should stand on the operator's books",
  request: z.object({ fileId: TextId }),
  response: z.array(Transaction),
})

export const listOrdersByIds = defineProviderCall({
  path: `${BASE}/order/listByIds`,
  access: 'operator',
  summary: 'Orders by their ids, with their cash-outs; ours: in the language that is asked for',
  request: z.object({ ...common, ids: TextIdList }),
  response: z.array(
    z.object({
      ...PushedOrder.shape,
      cashOuts: z.array(z.object({ id: z.string(), stake: z.string(), payout: z.string() })),
    }),
  ),
})

export const listMarketScores = defineProviderCall({
  path: `${BASE}/marketScore/list`,
  access: 'operator',
  summary: 'Scores that markets were settled by',
  request: z.object({
    scores: z.array(z.object({ matchId: Whole, marketType: Whole, period: Whole })).check(z.maxLength(500)),
  }),
  response: z.array(
    z.object({ matchId: z.int(), marketType: z.int(), period: z.int(), score: z.optional(z.string()) }),
  ),
})

/** Of one question about the schedule, at most. */
export const SCHEDULE_DAYS_MAX = 31

export const listSchedule = defineProviderCall({
  path: '/x/v1/operator/schedule',
  access: 'operator',
  summary: 'Ours: every match of some leagues that begins in a time, with its state and its scores so far',
  request: z.object({ ...common, leagueIds: WholeList, beginTime: Whole, endTime: Whole }),
  response: z.array(ResultRecord),
})
