import {
  getPlayBalance,
  getRound,
  listRounds,
  openGame,
  type OpenedGame,
  playMove,
  playRound,
  startAutoPlay,
} from '@keo/games-contract/play-calls'
import type { PlayCode } from '@keo/games-contract/play-codes'
import type { PlayRound, SeedPair } from '@keo/games-contract/play-round'
import { seconds } from '@keo/units/instants'
import { createStore } from 'zustand/vanilla'
import { NoAnswer } from '../../../api/api-outcome.ts'
import { storage } from '../../../platform/storage.ts'
import type { Clock } from '../../../platform/time.ts'
import { type PlayClient, PlayRefusal } from './play-client.ts'
import { addAmounts, takeAmount } from './play-money.ts'
import { NOTHING_UNSEEN, type UnseenRound, type UnseenRounds, unseenRoundsOf } from './unseen-rounds.ts'

/**
 * Why the last tap came to nothing. `nothing-played`: no answer came, and the provider knows no such round;
 * `played-elsewhere`: another page of the member's was quicker, and the round is shown as it left it.
 */
export type PlayProblem = {
  readonly code: PlayCode | 'nothing-played' | 'played-elsewhere'
  readonly details: Readonly<Record<string, string>>
}

export type PlayState = {
  /** What the player may see: the winnings of a round that is still being drawn are not in it. */
  readonly balance: string
  readonly seeds: SeedPair
  /** Newest first. */
  readonly rounds: readonly PlayRound[]
  readonly isBusy: boolean
  /** No answer came in time: the round is asked for, never sent twice. */
  readonly isChecking: boolean
  readonly problem: PlayProblem | null
  /** The last round was taken back. */
  readonly voided: PlayRound | null
  /** Rounds of an earlier visit of this page that ended before it could show how. */
  readonly endedUnseen: readonly PlayRound[]
  /** Rounds that were given to the player and are left in this game. */
  readonly freeRounds: FreeRounds | null
}
export type FreeRounds = NonNullable<OpenedGame['freeRounds']>

type Answered = { readonly round: PlayRound; readonly balance: string }

const ANSWER_MS = seconds(5)
const ASK_AGAIN_MS = seconds(2)
/** An answer that was lost on its way may still be at work on the other side when it is asked for first. */
const NULLS_TO_BELIEVE = 2
const ROUNDS_KEPT = 40

const never = new Promise<never>(() => {})

const NOTHING_TO_SAY = { problem: null, voided: null, endedUnseen: [] } as const

/** What a move of a page hears that another one of the same member has overtaken. */
const OVERTAKEN: ReadonlySet<PlayCode> = new Set(['ROUND_CLOSED', 'MOVE_WRONG'])

/** One game that stands open: its money, its rounds, and taps that play exactly once whatever the line does. */
export function createPlaySession(
  client: PlayClient,
  opened: OpenedGame,
  clock: Pick<Clock, 'after'>,
  unseen: UnseenRounds = NOTHING_UNSEEN,
) {
  const store = createStore<PlayState>(() => ({
    balance: opened.balance,
    seeds: opened.seeds,
    rounds: opened.openRounds,
    isBusy: false,
    isChecking: false,
    problem: null,
    voided: null,
    endedUnseen: [],
    freeRounds: opened.freeRounds ?? null,
  }))
  /** The balance of the last answer, shown once its round has been drawn. */
  let known = opened.balance
  /** From the tap on: what it does to the page is drawn in a task of its own, behind the one of the finger. */
  let isUnderWay = false
  /** Rounds whose end is known and not drawn yet: their winnings are in `known` and not to be seen. */
  const hidden = new Set<string>()
  const life = { isClosed: false }

  const wait = (ms: number) => new Promise<'late'>((resolve) => clock.after(ms, () => resolve('late')))

  /** Asks until there is an answer; null once the provider is sure that nothing was played. */
  async function lookUp(
    which: UnseenRound,
    isIt: (round: PlayRound) => boolean,
    sent: Promise<Answered>,
  ): Promise<Answered | null> {
    let isSentOver = false
    void sent.then(
      () => (isSentOver = true),
      () => (isSentOver = true),
    )
    for (let nulls = 0; nulls < NULLS_TO_BELIEVE && !life.isClosed;) {
      const answer = await client.call(getRound, which).catch((error: unknown) => {
        if (error instanceof NoAnswer) return undefined
        throw error
      })
      if (answer?.round && isIt(answer.round)) return { round: answer.round, balance: answer.balance }
      if (answer && isSentOver) nulls += 1
      // A line that broke is no answer: without the pause a page would ask as fast as its asking fails.
      const late = await Promise.race([sent.catch(() => never), wait(ASK_AGAIN_MS)])
      if (late !== 'late') return late
    }
    return null
  }

  async function once(
    sent: Promise<Answered>,
    which: { round: string } | { key: string },
    isIt: (round: PlayRound) => boolean,
  ): Promise<PlayRound | null> {
    unseen.note(which)
    try {
      const first = await Promise.race([sent, wait(ANSWER_MS)]).catch((error: unknown) => {
        if (error instanceof NoAnswer) return 'late' as const
        throw error
      })
      if (first === 'late') store.setState({ isChecking: true })
      const answer = first === 'late' ? await lookUp(which, isIt, sent) : first
      if (!answer) {
        if (!life.isClosed) unseen.forget(which)
        store.setState({ problem: { code: 'nothing-played', details: {} } })
        return null
      }
      if ('key' in which) unseen.forget(which)
      return accept(answer)
    } catch (error) {
      if ('key' in which) unseen.forget(which)
      store.setState({ problem: problemOf(error) })
      return null
    } finally {
      isUnderWay = false
      store.setState({ isBusy: false, isChecking: false })
    }
  }

  function accept({ round, balance }: Answered): PlayRound {
    known = balance
    const { balance: shown, seeds, rounds } = store.getState()
    const before = rounds.find(({ id }) => id === round.id)
    const staked = before ? before.stake : '0.00'
    const isNew = !before && round.number >= seeds.nextNonce
    store.setState({
      problem: null,
      balance: round.state === 'void' ? balance : takeAmount(shown, takeAmount(round.stake, staked)),
      voided: round.state === 'void' ? round : null,
      endedUnseen: [],
      seeds: isNew ? { ...seeds, nextNonce: round.number + 1 } : seeds,
      rounds: before ? rounds.map((other) => (other.id === round.id ? round : other)) : rounds,
    })
    if (round.state === 'void') unseen.forget({ round: round.id })
    else unseen.note({ round: round.id })
    if (round.state === 'open') remember(round)
    else hidden.add(round.id)
    return round
  }

  /** The round of a move that another page made impossible, as that one left it. */
  async function overtaken(error: unknown, { id, step }: PlayRound): Promise<Answered | null> {
    if (!(error instanceof PlayRefusal) || !OVERTAKEN.has(error.code)) return null
    const { round, balance } = await client.call(getRound, { round: id })
    return round && (round.step > step || round.state !== 'open') ? { round, balance } : null
  }

  /** The engine has drawn the round to its end: now the balance and the history may tell it. */
  function shownRound(round: PlayRound): void {
    hidden.delete(round.id)
    unseen.forget({ round: round.id })
    const { balance } = store.getState()
    const isLast = hidden.size === 0
    store.setState({ balance: isLast ? known : addAmounts(balance, round.returned ?? '0.00') })
    remember(round)
  }

  function remember(round: PlayRound): void {
    const others = store.getState().rounds.filter(({ id }) => id !== round.id)
    store.setState({ rounds: [round, ...others].slice(0, ROUNDS_KEPT) })
  }

  function begin(): boolean {
    if (isUnderWay) return false
    isUnderWay = true
    clock.after(0, () => {
      if (isUnderWay) store.setState({ isBusy: true, ...NOTHING_TO_SAY })
    })
    return true
  }

  /** One is used by a round that was played; a refusal says that there are none, such as after their day. */
  function countFree(round: PlayRound | null): void {
    const { freeRounds, problem } = store.getState()
    if (!freeRounds || round?.state === 'void' || problem?.code === 'nothing-played') return
    const left = round ? freeRounds.left - 1 : 0
    store.setState({ freeRounds: left > 0 ? { ...freeRounds, left } : null })
  }

  return {
    store,
    opened,
    client,
    /** One tap: null when nothing was played, and the state says why. */
    async play(bet: unknown, key: string, autoPlay?: string): Promise<PlayRound | null> {
      if (!begin()) return null
      const tap = { key, bet, ...(autoPlay !== undefined && { autoPlay }) }
      const round = await once(client.call(playRound, tap), { key }, () => true)
      if (isFree(bet)) countFree(round)
      return round
    },
    /** Null when no row of rounds may begin, and the state says why. */
    async startAutoPlay(asked: { rounds: number; lossLimit: string }): Promise<string | null> {
      try {
        return (await client.call(startAutoPlay, asked)).autoPlay
      } catch (error) {
        store.setState({ problem: problemOf(error) })
        return null
      }
    },
    async move(round: PlayRound, move: unknown): Promise<PlayRound | null> {
      if (!begin()) return null
      let isOvertaken = false
      const sent = client
        .call(playMove, { round: round.id, step: round.step, move })
        .catch(async (error: unknown) => {
          const found = await overtaken(error, round)
          if (!found) throw error
          isOvertaken = true
          return found
        })
      const isIt = (found: PlayRound) => found.step > round.step || found.state !== 'open'
      const moved = await once(sent, { round: round.id }, isIt)
      if (isOvertaken) store.setState({ problem: { code: 'played-elsewhere', details: {} } })
      return moved
    },
    shown: shownRound,
    /** A round as the provider has it now, such as one of a shared table that has ended. */
    async refresh(roundId: string): Promise<PlayRound | null> {
      const { round, balance } = await client.call(getRound, { round: roundId })
      return round ? accept({ round, balance }) : null
    },
    async readBalance(): Promise<void> {
      const { balance } = await client.call(getPlayBalance, {})
      known = balance
      store.setState({ balance })
    },
    async readRounds(): Promise<void> {
      const { rounds } = await client.call(listRounds, {})
      store.setState({ rounds })
    },
    /** Rounds that an earlier visit of the page left before their end could be drawn. */
    async tellUnseen(): Promise<void> {
      for (const which of unseen.all()) {
        const sentEarlier = Promise.reject<Answered>(new NoAnswer('It was sent by an earlier visit.'))
        const found = await lookUp(which, () => true, sentEarlier)
        if (found?.round.state === 'open' || life.isClosed) continue
        unseen.forget(which)
        if (found) store.setState(({ endedUnseen }) => ({ endedUnseen: [...endedUnseen, found.round] }))
      }
    },
    knowSeeds: (seeds: SeedPair) => store.setState({ seeds }),
    forgetProblem: () => store.setState(NOTHING_TO_SAY),
    close(): void {
      life.isClosed = true
    },
  }
}
export type PlaySession = ReturnType<typeof createPlaySession>

const isFree = (bet: unknown): boolean => typeof bet === 'object' && bet !== null && 'bonusCode' in bet

const problemOf = (error: unknown): PlayProblem =>
  error instanceof PlayRefusal
    ? { code: error.code, details: error.details }
    : { code: 'INTERNAL', details: {} }

/** Turns a launch into an open game. */
export async function openSession(client: PlayClient, launch: string, clock: Pick<Clock, 'after'>) {
  const opened = await client.call(openGame, { launch })
  client.authorize(opened.play)
  const unseen = opened.isDemo ? NOTHING_UNSEEN : unseenRoundsOf(opened.gameId, storage)
  return createPlaySession(client, opened, clock, unseen)
}
