import type { Engine } from '@keo/games-contract/engines'
import type { PlayRound } from '@keo/games-contract/play-round'
import type { SharedTable } from '@keo/games-contract/shared-tables'
import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import type { EngineProps, EngineScreen } from '../features/game-play/engine-props.ts'
import { ENGINE_SCREENS } from '../features/game-play/engines.ts'
import { PlayFrameProvider } from '../features/game-play/frame/play-context.ts'
import type { GameSound } from '../features/game-play/sound/game-sounds.ts'
import { loadArea, startLanguage } from '../language/messages.ts'

export type Sent = {
  readonly bet?: unknown
  readonly move?: unknown
  readonly round?: string
  readonly autoPlay?: unknown
}

type Provider = {
  /** What the provider answers to a bet; null when nothing was played. */
  readonly play?: (bet: unknown) => Partial<PlayRound> | null
  readonly move?: (round: PlayRound, move: unknown) => Partial<PlayRound> | null
  readonly table?: () => SharedTable
  readonly refresh?: (roundId: string) => Partial<PlayRound> | null
  readonly openRounds?: readonly PlayRound[]
  readonly isReduced?: boolean
  readonly hasAutoPlay?: boolean
  readonly hasFastSpin?: boolean
  readonly freeRounds?: EngineProps['freeRounds']
  /** What the game's facts fix. */
  readonly parameters?: EngineProps['game']['facts']['parameters']
}

export function sampleRound(engine: Engine, part: Partial<PlayRound> = {}): PlayRound {
  return {
    id: '1',
    gameId: '3100000001',
    engine,
    number: 1,
    state: 'closed',
    stake: '50000.00',
    returned: '0.00',
    step: 0,
    bet: {},
    view: {},
    startedAt: 0,
    endedAt: 0,
    ...part,
  }
}

const CHIPS = ['10000.00', '50000.00', '100000.00', '200000.00', '500000.00', '1000000.00']
const LIMITS = { min: '10000.00', max: '50000000.00', chips: CHIPS }

export const SAMPLE_FACTS: EngineProps['game']['facts'] = {
  names: { vi: 'Bàn thử', en: 'Test table', 'zh-CN': '测试桌', th: 'โต๊ะทดสอบ' },
  studio: 'Kèo Lab',
  engine: 'bau-cua',
  category: 'casino',
  volatility: 'low',
  returnLeast: 9000,
  returnMost: 9900,
  mostBack: 40_000,
  minStake: LIMITS.min,
  maxStake: LIMITS.max,
  parameters: {},
  theme: 'plain',
  cover: null,
  coverSeed: 'x',
  releasedOn: '2026-01-01',
  hasJackpot: false,
}

/** An engine's screen between a frame and a provider of the test's own; gives what was sent, said and heard. */
export async function openEngine(engine: Engine, provider: Provider) {
  await startLanguage('vi')
  await Promise.all([loadArea('gamePlay'), loadArea('gameTables'), loadArea('proof')])
  const sent: Sent[] = []
  const said: string[] = []
  const heard: GameSound[] = []
  const Screen = ENGINE_SCREENS[engine]
  let number = 0

  function Page({ screen: Engine }: { screen: EngineScreen }) {
    const [rounds, setRounds] = useState<readonly PlayRound[]>(provider.openRounds ?? [])
    const [busy, setBusy] = useState(false)
    async function answer(sending: Sent, part: Partial<PlayRound> | null): Promise<PlayRound | null> {
      sent.push(sending)
      setBusy(true)
      await Promise.resolve()
      setBusy(false)
      return part && sampleRound(engine, { id: String((number += 1)), number, ...part })
    }
    const frame = {
      currency: 'VND',
      balance: '20000000.00',
      isDemo: false,
      isBusy: busy,
      isChecking: false,
      isBlocked: false,
      relaunch: () => {},
    }
    const props: EngineProps = {
      game: {
        id: '3100000001',
        name: 'Bàn thử',
        facts: { ...SAMPLE_FACTS, engine, parameters: provider.parameters ?? {} },
        isDemo: false,
        hasAutoPlay: provider.hasAutoPlay ?? false,
        hasFastSpin: provider.hasFastSpin ?? false,
      },
      seeds: { commitment: 'c', clientSeed: 's', nextNonce: 1 },
      currency: 'VND',
      balance: frame.balance,
      limits: LIMITS,
      openRounds: provider.openRounds ?? [],
      rounds,
      freeRounds: provider.freeRounds ?? null,
      play: (bet, autoPlay) =>
        answer({ bet, ...(autoPlay !== undefined && { autoPlay }) }, provider.play?.(bet) ?? null),
      startAutoPlay: async (asked) => {
        sent.push({ autoPlay: asked })
        return 'row-1'
      },
      move: (round, move) => answer({ move, round: round.id }, provider.move?.(round, move) ?? null),
      onShown: (round, words) => {
        said.push(words)
        setRounds((before) => [round, ...before.filter(({ id }) => id !== round.id)])
      },
      busy,
      isChecking: false,
      isBlocked: false,
      isReduced: provider.isReduced ?? true,
      sound: (sound) => void heard.push(sound),
      speak: (words) => void said.push(words),
      shared: {
        tablesUrl: 'ws://localhost/games/tables',
        table: async () => {
          if (!provider.table) throw new Error('This engine has no shared table.')
          return provider.table()
        },
        refresh: async (id) => {
          const part = provider.refresh?.(id)
          return part ? sampleRound(engine, { id, ...part }) : null
        },
      },
    }
    return (
      <PlayFrameProvider value={frame}>
        <Suspense fallback="…">
          <Engine {...props} />
        </Suspense>
      </PlayFrameProvider>
    )
  }
  await act(async () => {
    render(<Page screen={Screen} />)
  })
  await screen.findAllByRole('button', undefined, { timeout: 60_000 })
  return { sent, said, heard, place: (name: RegExp) => screen.findByRole('button', { name }) }
}
