import type { WireLeg, WireOrder } from '@keo/sportsbook-contract/order-record'
import { expect, test } from 'vitest'
import {
  bulletinFromWire,
  cashOutPriceFromWire,
  orderFromWire,
  orderStateFromWire,
  quoteFromWire,
  reservationFromWire,
  reserveLimitsFromWire,
  seriesRowFromWire,
} from './order-from-wire.ts'

const LEG: WireLeg = {
  sid: 1, mid: 7, mn: 'Hà Nội vs. Thể Công', lid: 11, ln: 'V.League 1', bt: 900, pe: 1001, mty: 1000, mgn: 'Kèo chấp',
  on: 'Hà Nội -0.5', onm: '-0.5', ip: true, te: [{ na: 'Hà Nội', id: 71 }], bo: '1.90', of: 1, od: 1.885, re: '1-0',
  mrid: 701, ty: 1, mtp: 2, fmt: 0, fid: 2, ms: 5, mc: { pe: 1002, s: 1740, r: true }, scs: [2, 1], pt: 7,
} // prettier-ignore
const ORDER: WireOrder = {
  id: '42', st: 4, sert: 0, bt: '1x1*1', sv: 1, bn: 1, al: 1, ic: 1, us: 50, sat: 50, uwl: '0', mla: 50, mwa: 44, lwa: 0,
  oc: 1, cte: 1000, mt: 6000, cid: 1000, exr: 1, co: 1, coc: 0, ab: false, ss: false, rmk: 'own-1', ops: [LEG],
  crl: [{ id: '9', ct: 1, cst: 20, cops: 18, st: 5, oid: '42' }],
} // prettier-ignore

test('an order has names in full, and its price in thousandths', () => {
  expect(orderFromWire(ORDER)).toEqual({
    id: '42',
    status: 4,
    ownId: 'own-1',
    placedAt: 1000,
    changedAt: 6000,
    mayCashOut: true,
    legs: [
      {
        sportId: 1,
        matchName: 'Hà Nội vs. Thể Công',
        leagueName: 'V.League 1',
        marketId: 701,
        marketName: 'Kèo chấp',
        optionType: 1,
        optionName: 'Hà Nội -0.5',
        odds: 1885,
        teams: [{ id: 71, name: 'Hà Nội' }],
        matchStatus: 5,
        clock: { period: 1002, seconds: 1740 },
        score: [2, 1],
        scoreAtBet: '1-0',
        cause: 7,
        picks: [],
      },
    ],
    cashOuts: [{ id: '9', stake: 20, status: 5 }],
  })
})

test('what the provider leaves out of an order is empty', () => {
  const { mc: _, scs: __, pt: ___, ...leg } = LEG
  const { rmk: ____, crl: _____, ...order } = ORDER
  const read = orderFromWire({ ...order, co: 0, ops: [leg] })
  expect(read).toMatchObject({ ownId: null, mayCashOut: false, cashOuts: [] })
  expect(read.legs[0]).toMatchObject({ clock: null, score: [], cause: null })
})

test('an order that was rejected says why, another says nothing', () => {
  expect(orderStateFromWire({ oid: '42', st: 2, rj: 8, rjs: 'Tỷ lệ đã đổi' })).toEqual({
    orderId: '42',
    status: 2,
    reason: { code: 8, text: 'Tỷ lệ đã đổi' },
  })
  expect(orderStateFromWire({ oid: '42', st: 4 }).reason).toBeNull()
})

test('a quote names the market that was asked for and the one that took its place', () => {
  const op = { na: 'Tài 2', nm: 'T 2', ty: 4, od: 1.9, li: '2' }
  expect(quoteFromWire({ mid: 2, omid: 1, ss: 1, smin: 20, smax: 500, au: 1, ip: 1, re: '0-0', op })).toEqual(
    {
      askedMarketId: 1,
      marketId: 2,
      saleStatus: 1,
      stakeLeast: 20,
      stakeMost: 500,
      series: 1,
      inPlay: 1,
      score: '0-0',
      option: { type: 4, name: 'T 2', line: '2', odds: 1900 },
    },
  )
  expect(quoteFromWire({ mid: 1, ss: -1 })).toMatchObject({ askedMarketId: 1, marketId: 1, saleStatus: -1 })
  expect(seriesRowFromWire({ sn: 2, in: 3, sodd: 8.06, mi: 20, mx: 3000 })).toEqual({
    legsEach: 2,
    subBets: 3,
    stakeLeast: 20,
    stakeMost: 3000,
  })
})

test('a reservation has its one leg, and its limits their price in thousandths', () => {
  const wire = { id: '5', sat: 50, cte: 1000, rst: 2, cid: 1000, p: 2, fr: 3, ops: [LEG] }
  expect(reservationFromWire(wire)).toEqual({
    id: '5',
    stake: 50,
    currencyId: 1000,
    status: 2,
    failReason: 3,
    placedAt: 1000,
    leg: {
      marketId: 701,
      marketType: 1000,
      marketName: 'Kèo chấp',
      optionType: 1,
      optionName: 'Hà Nội -0.5',
      matchName: 'Hà Nội vs. Thể Công',
      odds: 1885,
    },
  })
  expect(reservationFromWire({ ...wire, ops: [] }).leg).toBeNull()
  expect(
    reserveLimitsFromWire({ mid: 7, mis: 10, mms: 900, mly: 8000, mod: 2.82, od: 1.88, scl: 2, msf: 1 }),
  ).toEqual({ odds: 1880, oddsMost: 2820, stakeLeast: 10, stakeMost: 900, liabilityMost: 8000 })
})

test('an early exit has its price or none, and a bulletin its title, text and time', () => {
  expect(cashOutPriceFromWire({ oid: '42', amt: 0.9234, st: 1, smis: 10, pmis: 20 })).toEqual({
    orderId: '42',
    unitPrice: 0.9234,
    state: 1,
    leastOfSingle: 10,
    leastOfSeries: 20,
  })
  expect(cashOutPriceFromWire({ oid: '42', st: 0 }).unitPrice).toBeNull()
  expect(bulletinFromWire({ id: '1', ti: 'Hoãn', co: 'Trận đấu hoãn', pt: '1770000000000' })).toEqual({
    id: '1',
    title: 'Hoãn',
    text: 'Trận đấu hoãn',
    publishedAt: 1_770_000_000_000,
  })
})
