import { getPlayLimits } from '@keo/contract/play-limits'
import { getWallet } from '@keo/contract/wallet'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { PlainMessageKey } from '@keo/messages/keys'
import { money } from '@keo/units/money'
import { api } from '../../../api/api.ts'
import { formatPercent } from '../../../language/format.ts'
import { paths } from '../../../navigation/paths.ts'
import { readAmount } from '../../../page-kit/amounts/signed-amounts.ts'
import type { Figures } from '../../../page-kit/explain/figures.ts'
import { isIn } from '../../../session/session.ts'
import { type BetWait, fetchBetWaits, fetchStakeRules, oddsText } from '../../sportsbook/index.ts'
import { bindingOf, longestWait, type StakeAnswer, stakeBounds, type StakeBoundName } from '../bounds.ts'
import type { Explanation, Part, Teller, Words } from '../explanation.ts'
import { article } from '../help-links.ts'

const BOUND_TEXTS: Record<StakeBoundName, PlainMessageKey> = {
  market: 'explain.bound.market',
  price: 'explain.bound.price',
  taken: 'explain.bound.taken',
  player: 'explain.bound.player',
  return: 'explain.bound.return',
  marketLeft: 'explain.bound.marketLeft',
  matchLeft: 'explain.bound.matchLeft',
  winLeft: 'explain.bound.winLeft',
  dayLeft: 'explain.bound.dayLeft',
  ownLimit: 'explain.bound.ownLimit',
  balance: 'explain.bound.balance',
}
async function askStake({ picks, legsEach, most }: Figures['stakeLimits']): Promise<StakeAnswer> {
  const isMember = isIn()
  const [rules, limits, wallet] = await Promise.all([
    fetchStakeRules({ picks, legsEach, currency: most.currency }),
    isMember ? api(getPlayLimits, {}, { silent: true }) : null,
    isMember ? api(getWallet, {}, { silent: true }) : null,
  ])
  return { rules, limits, available: wallet && readAmount(wallet.memberWallet, wallet.currency) }
}

function tellStake(
  of: Figures['stakeLimits'],
  { say, money: text }: Words,
  answer?: StakeAnswer,
): Explanation {
  const bounds = answer ? stakeBounds(answer, of.subBets) : []
  const binding = bindingOf(bounds)
  const { currency } = of.most
  const most = binding ? money(binding.most, currency) : of.most
  const least = answer?.rules?.least ?? of.least
  const isOwn = binding?.name === 'ownLimit'
  return {
    name: say('explain.stake.name'),
    value: say('explain.range', { least: text(least), most: text(most) }),
    rule: say(of.subBets > 1 ? 'explain.stake.ruleEach' : 'explain.stake.rule'),
    parts: [
      { name: say('explain.stake.least'), value: text(least) },
      ...bounds.map((bound) => ({
        name: say(BOUND_TEXTS[bound.name]),
        value: text(money(bound.most, currency)),
        isBinding: bound === binding,
      })),
    ],
    by: say(isOwn ? 'explain.by.you' : 'explain.by.book'),
    link: isOwn
      ? { path: paths.saferPlay(), text: say('explain.link.limits') }
      : { path: article('bet-place'), text: say('explain.link.betPlace') },
  }
}

const SPORT_WAITS: ReadonlyMap<number, PlainMessageKey> = new Map([
  [SPORT.soccer, 'explain.wait.soccer'],
  [SPORT.basketball, 'explain.wait.basketball'],
])

function tellWait(_of: Figures['betWait'], { say }: Words, waits: readonly BetWait[] = []): Explanation {
  const longest = longestWait(waits)
  const seconds = (count: number): string => say('explain.seconds', { count })
  return {
    name: say('explain.wait.name'),
    value: longest ? seconds(longest.seconds) : '–',
    rule: say(longest?.isLive === false ? 'explain.wait.ruleEarly' : 'explain.wait.rule'),
    parts: waits.map((wait) => ({
      name: say(wait.isLive ? (SPORT_WAITS.get(wait.sportId) ?? 'explain.wait.other') : 'explain.wait.early'),
      value: seconds(wait.seconds),
      isBinding: waits.length > 1 && wait === longest,
    })),
    by: say('explain.by.bookWait'),
    link: { path: article('live-wait'), text: say('explain.link.liveWait') },
  }
}

const DECIMAL = 1

function tellReturn(
  { lines, freeBet, total }: Figures['betReturn'],
  { say, money: text }: Words,
): Explanation {
  const ofLine = ({ stake, subBets, prices, returns }: (typeof lines)[number]): Part => ({
    name: say('explain.return.line', {
      stake: text(stake),
      odds: prices.map((price) => oddsText(price, DECIMAL)).join(' × '),
    }),
    value: text(returns),
    ...(subBets > 1 ? { note: say('explain.return.combinations', { count: subBets }) } : {}),
  })
  return {
    name: say('explain.return.name'),
    value: text(total),
    rule: say('explain.return.rule'),
    parts: [
      ...lines.map(ofLine),
      ...(freeBet ? [{ name: say('explain.return.freeBet'), value: `−${text(freeBet)}` }] : []),
    ],
    by: say('explain.by.sum'),
    link: { path: paths.betRules(), text: say('explain.link.betRules') },
  }
}

function tellCashOut(of: Figures['cashOut'], { say, language, money: text }: Words): Explanation {
  const { stake, ratio, fee, payout } = of
  return {
    name: say('explain.cashOut.name'),
    value: text(payout),
    rule: say('explain.cashOut.rule'),
    parts: [
      { name: say('explain.cashOut.stake'), value: text(stake) },
      { name: say('explain.cashOut.ratio'), value: formatPercent(ratio, language) },
      ...(fee
        ? [
            {
              name: say('explain.cashOut.fee', { percent: formatPercent(fee.percent / 100, language) }),
              value: text(fee.amount),
            },
          ]
        : []),
    ],
    by: say('explain.by.bookCashOut'),
    link: { path: article('cash-out'), text: say('explain.link.cashOut') },
  }
}

export const BET_KINDS = {
  stakeLimits: { ask: askStake, tell: tellStake } satisfies Teller<Figures['stakeLimits'], StakeAnswer>,
  betWait: {
    ask: ({ picks }) => fetchBetWaits(picks),
    tell: tellWait,
  } satisfies Teller<Figures['betWait'], readonly BetWait[]>,
  betReturn: { tell: tellReturn } satisfies Teller<Figures['betReturn']>,
  cashOut: { tell: tellCashOut } satisfies Teller<Figures['cashOut']>,
}
