import { getSharedTable } from '@keo/games-contract/play-calls'
import type { PlayRound } from '@keo/games-contract/play-round'
import { TABLES_PATH } from '@keo/games-contract/shared-tables'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { WifiSlashIcon } from '@keo/ui/icons/wifi-slash'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../../language/messages.ts'
import { newTapKey } from '../../../page-kit/tap-key.ts'
import { useReducedMotion } from '../../../page-kit/use-media-query.ts'
import { useIsOnline } from '../../../platform/online.ts'
import { clock } from '../../../platform/time.ts'
import { showDueRealityCheck } from '../../safer-play/index.ts'
import { ENGINE_SCREENS } from '../engines.ts'
import type { EngineProps } from '../engine-props.ts'
import { useResultWords } from '../kit/result-pill.tsx'
import { playGameSound } from '../sound/game-sounds.ts'
import { useSound } from '../sound/use-sound.ts'
import type { PlaySession } from '../session/play-session.ts'
import { GameBar } from './game-bar.tsx'
import { GameLoading } from './game-state.tsx'
import { GameTools } from './game-tools.tsx'
import { KeptRound } from './kept-round.tsx'
import { LimitVeil } from './limit-veil.tsx'
import { PlayCurrency, type PlayFrame, PlayFrameProvider, usePlayAmounts } from './play-context.ts'
import { isKeptFromPlaying, problemKey } from './problem-words.ts'
import { positionQuery, SessionStrip } from './session-strip.tsx'
import { useEndedSession } from './use-ended-session.ts'

type OpenGameProps = { session: PlaySession; title: string; relaunch: () => void; veil: ReactNode }

/** A game that stands open: its bar, its engine's screen, and what the line or the player's limits say. */
export function OpenGame({ session, title, relaunch, veil }: OpenGameProps) {
  const { opened } = session
  const state = useStore(session.store)
  const isOnline = useIsOnline()
  const [said, setSaid] = useState('')
  const [sheet, setSheet] = useState<ComponentProps<typeof GameTools>['sheet']>(null)
  const engine = useEngineProps(session, title, { isOnline, setSaid })
  const Screen = ENGINE_SCREENS[opened.facts.engine]
  useEndedSession(session, relaunch)
  const isCheckDue = state.problem?.code === 'REALITY_CHECK'
  useEffect(() => {
    if (isCheckDue) showDueRealityCheck()
  }, [isCheckDue])

  const isBlocked = engine.isBlocked || veil !== null
  const frame = useMemo(
    () => ({
      balance: state.balance,
      isDemo: opened.isDemo,
      isBusy: state.isBusy,
      isChecking: state.isChecking,
      isBlocked,
      relaunch,
    }),
    [opened, state.balance, state.isBusy, state.isChecking, isBlocked, relaunch],
  )
  const openRound = openRoundOf(state.rounds)
  // Drawn for what it shows, not at every tap.
  const bar = useMemo(
    () => (
      <GameBar
        title={title}
        isDemo={opened.isDemo}
        wallet={{ balance: state.balance, currency: opened.currency }}
        onFairness={() => setSheet('fairness')}
      >
        <SessionStrip isDemo={opened.isDemo} />
        {isOnline ? null : <OfflineBanner />}
      </GameBar>
    ),
    [opened, title, state.balance, isOnline],
  )
  return (
    <Frame currency={opened.currency} frame={frame}>
      <div className="play-page">
        {bar}
        <main className="play-body">
          {veil ?? (
            <Suspense fallback={<GameLoading title={title} onRetry={relaunch} />}>
              <Screen {...engine} />
            </Suspense>
          )}
          {veil ? null : <Notice session={session} />}
          {veil ? null : <Cover session={session} isOnline={isOnline} openRound={openRound} />}
          {veil ? null : <EndedUnseen session={session} />}
        </main>
        <GameTools session={session} sheet={sheet} onSheet={setSheet} />
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </Frame>
  )
}

function Frame({ currency, frame, children }: { currency: string; frame: PlayFrame; children: ReactNode }) {
  return (
    <PlayCurrency value={currency}>
      <PlayFrameProvider value={frame}>{children}</PlayFrameProvider>
    </PlayCurrency>
  )
}

const openRoundOf = (rounds: readonly PlayRound[]) => rounds.find(({ state }) => state === 'open')

type Around = { isOnline: boolean; setSaid: (said: string) => void }

function useEngineProps(session: PlaySession, title: string, { isOnline, setSaid }: Around): EngineProps {
  const { opened, client, store } = session
  const { balance, seeds, rounds, isBusy, isChecking, problem, freeRounds } = useStore(store)
  const cache = useQueryClient()
  const isReduced = useReducedMotion()
  const [isSoundOn] = useSound(opened.gameId)
  const tables = useMemo(() => socketAddress(client.base + TABLES_PATH), [client])
  return {
    game: {
      id: opened.gameId,
      name: title,
      facts: opened.facts,
      isDemo: opened.isDemo,
      hasAutoPlay: opened.hasAutoPlay,
      hasFastSpin: opened.hasFastSpin,
    },
    seeds,
    currency: opened.currency,
    balance,
    limits: { min: opened.minStake, max: opened.maxStake, chips: opened.chips },
    openRounds: opened.openRounds,
    rounds,
    freeRounds,
    play: (bet, autoPlay) => inTasks(session.play(bet, newTapKey(), autoPlay)),
    startAutoPlay: session.startAutoPlay,
    move: (round, move) => inTasks(session.move(round, move)),
    onShown(round, words) {
      session.shown(round)
      setSaid(words)
      if (!opened.isDemo) void cache.invalidateQueries({ queryKey: positionQuery.queryKey })
    },
    speak: setSaid,
    busy: isBusy,
    isChecking,
    isBlocked: !isOnline || (problem !== null && isKeptFromPlaying(problem)),
    isReduced,
    sound(sound) {
      if (isSoundOn) playGameSound(sound)
    },
    shared: {
      tablesUrl: tables,
      table: () => client.call(getSharedTable, { gameId: opened.gameId }),
      refresh: session.refresh,
    },
  }
}

/** What the answer makes of the frame is drawn first, what the engine makes of it after that: two short tasks, not a long one. */
async function inTasks<T>(answer: Promise<T>): Promise<T> {
  const known = await answer
  await new Promise<void>((resolve) => clock.after(0, resolve))
  return known
}

/** `/games/tables` as the address of a socket. */
function socketAddress(address: string): string {
  const url = new URL(address, window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}

function OfflineBanner() {
  const say = useMessages()
  return (
    <p role="alert" className="play-offline">
      <WifiSlashIcon size={18} weight="bold" />
      {say('game.offline')}
    </p>
  )
}

type CoverProps = { session: PlaySession; isOnline: boolean; openRound: PlayRound | undefined }

/** Over the game, which goes on beneath: a round in the middle can be played to its end whatever the limit says. */
function Cover({ session, isOnline, openRound }: CoverProps) {
  const isAtLimit = useStore(session.store, ({ problem }) => problem?.code === 'LIMIT_REACHED')
  if (openRound && !isOnline) {
    return (
      <div className="play-over">
        <KeptRound round={openRound} />
      </div>
    )
  }
  if (openRound || !isAtLimit) return null
  return (
    <div className="play-over" role="alert">
      <LimitVeil />
    </div>
  )
}

/** Why the last tap came to nothing; it stays until the next one. */
function Notice({ session }: { session: PlaySession }) {
  const say = useMessages()
  const { problem, voided } = useStore(session.store)
  const { text } = usePlayAmounts()
  if (!problem && !voided) return null
  return (
    <p role="alert" className="play-problem">
      <WarningCircleIcon weight="fill" size={16} className="mt-[1.5px] flex-none" />
      {problem ? say(problemKey(problem)) : say('game.voidShort', { amount: text(voided?.stake ?? '0.00') })}
    </p>
  )
}

const ENDS_SHOWN = 3

/** How rounds ended that an earlier visit left; it stays until the next tap. */
function EndedUnseen({ session }: { session: PlaySession }) {
  const say = useMessages()
  const words = useResultWords()
  const rounds = useStore(session.store, ({ endedUnseen }) => endedUnseen)
  if (rounds.length === 0) return null
  return (
    <div role="status" className="play-ended">
      {rounds.slice(-ENDS_SHOWN).map((round) => (
        <p key={round.id}>
          {say('game.endedUnseen', { number: String(round.number), result: words(round) })}
        </p>
      ))}
    </div>
  )
}
