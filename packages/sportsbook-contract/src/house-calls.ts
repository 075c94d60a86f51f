import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, maybe, paging, Whole } from './wire-values.ts'

const Bulletin = z.object({ id: z.string(), ti: z.string(), co: z.string(), pt: z.string() })
export type Bulletin = z.output<typeof Bulletin>

export const listTopBulletins = defineProviderCall({
  path: '/v1/bulletin/listTop',
  access: 'guest',
  summary: 'The bulletins that matter now',
  request: z.object(common),
  response: z.array(Bulletin),
})

export const listBulletins = defineProviderCall({
  path: '/v1/bulletin/listPage',
  access: 'guest',
  summary: 'Bulletins, newest first',
  request: z.object({
    ...common,
    ...paging,
    sportId: maybe(Whole),
    startTime: maybe(Whole),
    endTime: maybe(Whole),
    orders: maybe(z.unknown()),
  }),
  response: z.object({
    current: z.int(),
    size: z.int(),
    total: z.int(),
    totalType: z.int(),
    records: z.array(Bulletin),
  }),
})

export const getMerchant = defineProviderCall({
  path: '/v1/merchant/detail',
  access: 'guest',
  summary: 'What the operator has switched on',
  request: z.object(common),
  response: z.object({
    id: z.string(),
    name: z.string(),
    currencyIds: z.array(z.int()),
    reserve: z.boolean(),
    singleCashOut: z.boolean(),
    seriesCashOut: z.boolean(),
    oddsType: z.int(),
  }),
})

export const getStaticLanguage = defineProviderCall({
  path: '/language/staticList',
  access: 'guest',
  summary: 'Names of sports, play types, periods and tabs in one language',
  request: z.object(common),
  response: z.record(z.string(), z.string()),
})

export const getUserBase = defineProviderCall({
  path: '/v1/user/base',
  access: 'player',
  summary: 'Who the token belongs to and what they have',
  request: z.object({ ...common, currencyId: maybe(Whole) }),
  response: z.object({
    uid: z.string(),
    bl: z.string(),
    currencyId: z.int(),
    cbs: z.array(z.object({ cid: z.int(), bl: z.string() })),
  }),
})
