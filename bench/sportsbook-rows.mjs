import { measureBets } from './bets.mjs'
import { measureEngine } from './engine.mjs'
import { measureLists } from './lists.mjs'
import { measurePush, measureTablePush } from './push.mjs'
import { measureWorldStart } from './world-start.mjs'

const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })
const percent = (share) => `${(share * 100).toFixed(0)} %`
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const LIST_SHARE = 0.6
const FLAT_WITHIN = 0.2
const PUSH_SHARE = 0.8

export async function worldRows() {
  const { answersInMs, completeInMs, longestWaitMs, total, pss, processes } = await measureWorldStart()
  return [
    row('Start with the world, first answer', seconds(answersInMs), 'under 5 s', answersInMs < 5000),
    row(`World of ${total} matches complete`, seconds(completeInMs), 'under 15 s', completeInMs < 15_000),
    row('Longest wait of another call meanwhile', `${longestWaitMs.toFixed(0)} ms`, 'no budget', true),
    row(
      `Memory with the world at x1 in use, ${processes} processes`,
      `${(pss / 1024 / 1024).toFixed(0)} MB`,
      'under 700 MB',
      pss < 700 * 1024 ** 2,
    ),
  ]
}

/** Lists of a world of 5,000 matches, then how their share stands in worlds of other sizes. */
export async function listRows() {
  const usual = await measureLists(5000)
  const within = await measureLists(5000, { isAlone: false })
  const others = [await measureLists(100), await measureLists(10_000)]
  const shares = [usual, ...others].map(({ plain }) => plain.rateShare)
  const spread = Math.max(...shares) / Math.min(...shares) - 1
  const name = { plain: 'as they are', packed: 'compressed' }
  return [
    ...[
      ['getList', 'plain', usual],
      ['getList', 'packed', usual],
      ['Beside the platform in one process', 'plain', within],
      ['Beside the platform in one process', 'packed', within],
    ].map(([what, form, found]) => {
      const { cpuShare, rateShare, product, baseline, bytes } = found[form]
      return row(
        `${what}, 200 queries, ${found.matches} matches, ${(bytes / 1024).toFixed(0)} KB ${name[form]}`,
        `${percent(rateShare)} (${product.perSecond.toFixed(0)}/s; ${percent(cpuShare)} by CPU time)`,
        `at least ${percent(LIST_SHARE)} of bare Node http with the same bytes, ${baseline.perSecond.toFixed(0)}/s with ${percent(baseline.busy)} of a core`,
        rateShare >= LIST_SHARE,
      )
    }),
    row(
      'Prices changed meanwhile',
      `${usual.changesPerSecond.toFixed(0)}/s`,
      'at least 100/s',
      usual.changesPerSecond >= 100,
    ),
    row('The world of it while nobody asks', `${percent(usual.idle)} of a core`, 'no budget', true),
    row(
      `getList from ${others[0].matches} to ${others[1].matches} matches`,
      `${shares.map(percent).join(', ')}: ${percent(spread)} apart`,
      `within ${percent(FLAT_WITHIN)}`,
      spread <= FLAT_WITHIN,
    ),
  ]
}

export async function engineRows() {
  const few = await measureEngine({ matches: 60, everyMs: 1000, rounds: 20 })
  const many = await measureEngine({ matches: 1000, everyMs: 5000, rounds: 2 })
  const engineRow = (what, { share, markets }, most) =>
    row(
      `${what}, ${markets.toFixed(0)} markets`,
      `${percent(share)} of a core`,
      `under ${percent(most)}`,
      share < most,
    )
  return [
    engineRow('60 live matches priced each second', few, 0.25),
    engineRow('1,000 live matches priced each 5 s', many, 1),
  ]
}

export async function pushRows() {
  return [
    pushRow('One odds change', await measurePush()),
    pushRow('The result of a shared round', await measureTablePush()),
  ]
}

const pushRow = (what, { sockets, bytes, cpuShare, cpuMs, ms, baselineMs }) =>
  row(
    `${what} of ${bytes} bytes to ${sockets} sockets`,
    `${percent(cpuShare)} (${cpuMs.toFixed(0)} ms of CPU, all have it after ${ms.toFixed(0)} ms)`,
    `at least ${percent(PUSH_SHARE)} of a bare ws broadcast, after ${baselineMs.toFixed(0)} ms`,
    cpuShare >= PUSH_SHARE,
  )

export async function betRows({ bets, ledgerPerSecond }) {
  const found = await measureBets({ bets })
  const { perSecond, refused, orders, paid, paidInSeconds, reportedInSeconds, isExact } = found
  return [
    row(
      'Bets over HTTP, callbacks and ledger, 16 clients',
      `${perSecond.toFixed(0)}/s (${percent(perSecond / ledgerPerSecond)}), ${refused} refused`,
      `share of the ledger alone, ${ledgerPerSecond.toFixed(0)}/s`,
      refused === 0,
    ),
    row(
      `${orders} bets on one match, the money of ${paid} settled`,
      `${paidInSeconds.toFixed(1)} s, ${isExact ? 'exact' : 'NOT EXACT'}`,
      'under 60 s, exact',
      paidInSeconds < 60 && isExact,
    ),
    row(
      'The same, every order reported',
      `${reportedInSeconds.toFixed(1)} s`,
      'under 300 s',
      reportedInSeconds < 300,
    ),
  ]
}
