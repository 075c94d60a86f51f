import { HARM_MARKERS, type HarmMarker } from '@keo/contract/harm-markers'
import { days, hours, minutes, type Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { wordsOfHarm } from './complaint-words.ts'

/** What a member did within one hour of the clock. */
export type PlayHour = {
  readonly hour: Instant
  readonly deposits: bigint
  readonly depositCount: number
  readonly stakes: number
  /** Own money that went into play, and what came of it: below zero is lost. */
  readonly staked: bigint
  readonly result: bigint
}

/** Everything that the markers of one member are computed from. */
export type Traces = {
  readonly hours: readonly PlayHour[]
  /** Ways to pay in and targets to be paid to, of the last week. */
  readonly methods: number
  readonly withdrawals: {
    readonly asked: number
    /** Ended without money, or followed by a deposit within a day. */
    readonly undone: number
  }
  /** Limits that were raised or taken away in the last month, and all changes of limits. */
  readonly limits: { readonly raised: number; readonly changed: number }
  /** What the member wrote to us in the last week. */
  readonly texts: readonly string[]
}

type Figures = Readonly<Record<string, string>>
export type Finding = { readonly marker: HarmMarker; readonly figures: Figures; readonly thresholds: Figures }

export const WEEK_MS = days(7)
/** As far back as any marker looks: the last week, and the four before it that it is held against. */
export const LOOK_BACK_MS = days(35)

export const THRESHOLDS = {
  risingDeposits: { week: 5_000_000_00n, times: 2n },
  manyMethods: { methods: 4 },
  withdrawals: { undone: 3, asked: 7 },
  nightPlay: { nights: 3, stakes: 20 },
  chasing: { deposits: 3 },
  complaintWords: { words: 1 },
  limitChanges: { raised: 2, changed: 5 },
} as const

/** Vietnam: the nights of the players, not those of the server. */
const PLAYER_OFFSET_MS = minutes(7 * 60)
const NIGHT_UNTIL_HOUR = 5
const CHASED_MS = hours(2)

type Found = { readonly figures: Figures; readonly thresholds: Figures } | null
type Rule = (traces: Traces, now: Instant) => Found

const RULES: Readonly<Record<HarmMarker, Rule>> = {
  risingDeposits,
  manyMethods: ({ methods }) =>
    methods < THRESHOLDS.manyMethods.methods ? null : counted({ methods }, THRESHOLDS.manyMethods),
  withdrawals: ({ withdrawals: { asked, undone } }) =>
    undone < THRESHOLDS.withdrawals.undone && asked < THRESHOLDS.withdrawals.asked
      ? null
      : counted({ undone, asked }, THRESHOLDS.withdrawals),
  nightPlay,
  chasing,
  complaintWords: ({ texts }) => {
    const words = texts.flatMap(wordsOfHarm)
    if (words.length < THRESHOLDS.complaintWords.words) return null
    return {
      figures: { words: [...new Set(words)].join(', '), messages: String(words.length) },
      thresholds: { messages: String(THRESHOLDS.complaintWords.words) },
    }
  },
  limitChanges: ({ limits: { raised, changed } }) =>
    raised < THRESHOLDS.limitChanges.raised && changed < THRESHOLDS.limitChanges.changed
      ? null
      : counted({ raised, changed }, THRESHOLDS.limitChanges),
}

/** Every marker that is past its threshold, with the figures that say so. */
export function markersOf(traces: Traces, now: Instant): Finding[] {
  return HARM_MARKERS.flatMap((marker) => {
    const found = RULES[marker](traces, now)
    return found ? [{ marker, ...found }] : []
  })
}

const lastWeek = ({ hours: all }: Traces, now: Instant) => all.filter(({ hour }) => hour >= now - WEEK_MS)
const dong = (minor: bigint) => moneyText(money(minor, 'VND'))

function counted(figures: Record<string, number>, thresholds: Readonly<Record<string, number>>): Found {
  const said = (values: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return { figures: said(figures), thresholds: said(thresholds) }
}

/** Somebody new has no usual week: there is nothing to rise from. */
function risingDeposits(traces: Traces, now: Instant): Found {
  const { week: least, times } = THRESHOLDS.risingDeposits
  const sum = (all: readonly PlayHour[]) => all.reduce((total, { deposits }) => total + deposits, 0n)
  const week = sum(lastWeek(traces, now))
  const usual = sum(traces.hours.filter(({ hour }) => hour < now - WEEK_MS)) / 4n
  if (usual === 0n || week < least || week < usual * times) return null
  return {
    figures: { week: dong(week), usualWeek: dong(usual) },
    thresholds: { week: dong(least), times: `×${times}` },
  }
}

function nightPlay(traces: Traces, now: Instant): Found {
  const stakesOf = new Map<number, number>()
  for (const { hour, stakes } of lastWeek(traces, now)) {
    const local = hour + PLAYER_OFFSET_MS
    if (new Date(local).getUTCHours() >= NIGHT_UNTIL_HOUR) continue
    const night = Math.floor(local / days(1))
    stakesOf.set(night, (stakesOf.get(night) ?? 0) + stakes)
  }
  const long = [...stakesOf.values()].filter((stakes) => stakes >= THRESHOLDS.nightPlay.stakes)
  if (long.length < THRESHOLDS.nightPlay.nights) return null
  return counted({ nights: long.length, stakes: Math.min(...long) }, THRESHOLDS.nightPlay)
}

/** Deposits that follow within two hours on a loss of at least as much. */
function chasing(traces: Traces, now: Instant): Found {
  const week = lastWeek(traces, now)
  const chased = week.filter(({ hour, deposits }) => {
    const before = week.filter((other) => other.hour <= hour && other.hour >= hour - CHASED_MS)
    const result = before.reduce((sum, other) => sum + other.result, 0n)
    return deposits > 0n && -result >= deposits
  })
  const count = chased.reduce((sum, { depositCount }) => sum + depositCount, 0)
  if (count < THRESHOLDS.chasing.deposits) return null
  const together = dong(chased.reduce((total, { deposits }) => total + deposits, 0n))
  return {
    figures: { deposits: String(count), sum: together },
    thresholds: { deposits: String(THRESHOLDS.chasing.deposits) },
  }
}
