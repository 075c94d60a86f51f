import { PLAY_LIMIT_NEAR_PERCENT, type PlayLimitKind, type PlayLimitPeriod } from '@keo/contract/play-limits'
import type { PlainMessageKey } from '@keo/messages/keys'
import { parseServerTime } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { formatPercent } from '../../../language/format.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { paths } from '../../../navigation/paths.ts'
import { readAmount } from '../../../page-kit/amounts/signed-amounts.ts'
import type { Figures } from '../../../page-kit/explain/figures.ts'
import type { Explanation, Part, Teller, Words } from '../explanation.ts'
import { article } from '../help-links.ts'

function tellWay(
  { counts, level, done, target }: Figures['vipWay'],
  { say, money: text }: Words,
): Explanation {
  const missing = target.minor > done.minor ? target.minor - done.minor : 0n
  return {
    name: say(counts === 'turnover' ? 'explain.vip.turnover' : 'explain.vip.deposits', { level }),
    value: say('explain.vip.of', { done: text(done), target: text(target) }),
    rule: say(counts === 'turnover' ? 'explain.vip.ruleTurnover' : 'explain.vip.ruleDeposits', { level }),
    parts: [
      { name: say('explain.vip.target', { level }), value: text(target) },
      { name: say('explain.vip.done'), value: text(done) },
      { name: say('explain.vip.missing'), value: text(money(missing, target.currency)) },
    ],
    by: say('explain.by.vip'),
    link: { path: paths.vipDetails(), text: say('explain.link.vip') },
  }
}

const LIMIT_NAMES: Record<PlayLimitKind, PlainMessageKey> = {
  deposit: 'explain.limit.deposit',
  loss: 'explain.limit.loss',
  stake: 'explain.limit.stake',
}
const LIMIT_RULES: Record<PlayLimitKind, PlainMessageKey> = {
  deposit: 'explain.limit.ruleDeposit',
  loss: 'explain.limit.ruleLoss',
  stake: 'explain.limit.ruleStake',
}
const PERIODS: Record<PlayLimitPeriod, PlainMessageKey> = {
  day: 'explain.limit.day',
  week: 'explain.limit.week',
  month: 'explain.limit.month',
}

function tellLimit({ limit, currency }: Figures['playLimit'], words: Words): Explanation {
  const { say, language, money: text } = words
  const amount = (figure: string) => text(readAmount(figure, currency))
  const time = (at: string) => formatDateTime(parseServerTime(at) ?? 0, language)
  const none = say('explain.limit.none')
  const { raise } = limit
  const parts: Part[] = [
    { name: say('explain.limit.amount'), value: limit.amount === null ? none : amount(limit.amount) },
    { name: say('explain.limit.used'), value: amount(limit.used) },
    ...(limit.left === null ? [] : [{ name: say('explain.limit.left'), value: amount(limit.left) }]),
    { name: say('explain.limit.renews'), value: time(limit.renewTime) },
    ...(raise
      ? [
          {
            name: say('explain.limit.raise'),
            value: raise.amount === null ? none : amount(raise.amount),
            note: say('explain.limit.raiseFrom', { time: time(raise.readyTime) }),
          },
        ]
      : []),
  ]
  return {
    name: say('explain.limit.of', { kind: say(LIMIT_NAMES[limit.kind]), period: say(PERIODS[limit.period]) }),
    value: limit.amount === null ? none : amount(limit.amount),
    rule: say(LIMIT_RULES[limit.kind]),
    parts,
    by: say('explain.by.youNear', { percent: formatPercent(PLAY_LIMIT_NEAR_PERCENT / 100, language) }),
    link: { path: article('money-limits'), text: say('explain.link.limits') },
  }
}

function tellGameReturn(of: Figures['gameReturn'], { say, language }: Words): Explanation {
  const percent = (share: number) => formatPercent(share, language)
  const stated = [...new Set([of.statedLeast, of.statedMost])].map(percent).join('–')
  return {
    name: say('explain.rtp.name'),
    value: stated,
    rule: say('explain.rtp.rule'),
    parts: [
      { name: say('explain.rtp.stated', { studio: of.studio }), value: stated },
      {
        name: say('explain.rtp.measured', { rounds: of.rounds }),
        value: of.measured === null ? say('explain.rtp.few') : percent(of.measured),
      },
      ...(of.band === null ? [] : [{ name: say('explain.rtp.band'), value: `±${percent(of.band)}` }]),
    ],
    by: say('explain.by.studio', { studio: of.studio }),
    link: { path: article('fairness'), text: say('explain.link.fairness') },
  }
}

function tellGameStakes(of: Figures['gameStakes'], { say, money: text }: Words): Explanation {
  return {
    name: say('explain.gameStakes.name'),
    value: say('explain.range', { least: text(of.least), most: text(of.most) }),
    rule: say('explain.gameStakes.rule'),
    parts: [
      { name: say('explain.gameStakes.least'), value: text(of.least) },
      { name: say('explain.gameStakes.most'), value: text(of.most) },
    ],
    by: say('explain.by.studio', { studio: of.studio }),
    link: { path: paths.saferPlay(), text: say('explain.link.limits') },
  }
}

export const OTHER_KINDS = {
  vipWay: { tell: tellWay } satisfies Teller<Figures['vipWay']>,
  playLimit: { tell: tellLimit } satisfies Teller<Figures['playLimit']>,
  gameReturn: { tell: tellGameReturn } satisfies Teller<Figures['gameReturn']>,
  gameStakes: { tell: tellGameStakes } satisfies Teller<Figures['gameStakes']>,
}
