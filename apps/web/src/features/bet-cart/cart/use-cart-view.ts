import { useStore } from 'zustand'
import { useIsOnline } from '../../../platform/online.ts'
import { useIsIn } from '../../../session/session.ts'
import { useMember, useSportsSettings } from '../../current-member/index.ts'
import { useBalance } from '../../wallet/index.ts'
import { cartCurrency } from '../betting/betting.ts'
import { kindOf } from './cart-state.ts'
import { cart } from './cart-store.ts'
import { freeBetChoice, freeBetIn } from './free-bet.ts'
import { obstacleOf } from '../betting/obstacle.ts'
import { stakeLines } from './stake-lines.ts'

/** What the open cart shows: the selections, the lines to stake on, and the one thing that is in the way. */
export function useCartView() {
  const state = useStore(cart.store)
  const isSignedIn = useIsIn()
  const balance = useBalance()
  const isOnline = useIsOnline()
  const [{ oddsFormat }] = useSportsSettings()
  // The currency is the member's too: drawn again when it is known.
  const { data: member } = useMember()
  const currency = cartCurrency()

  const kind = kindOf(state)
  const lines = stakeLines(state, currency)
  const staked = lines.filter(({ stake }) => stake)
  const freeBet = freeBetIn(
    useStore(freeBetChoice, ({ chosen }) => chosen),
    staked,
  )
  const asked = kind === 'series' ? (lines[0]?.legs ?? []) : staked.flatMap(({ legs }) => legs)
  const standing = {
    lines,
    items: state.items,
    isSeries: kind === 'series',
    isSignedIn,
    balance: freeBet ? undefined : balance,
    // A birthday cannot be changed any more once the identity is known.
    isIdentified: member?.isBirthdayLocked,
  }
  // Without a network a bet that lacks nothing else can still be asked for: it waits a moment for the line.
  const other = obstacleOf({ ...standing, isOnline: true })
  const obstacle = other && !isOnline ? obstacleOf({ ...standing, isOnline }) : other
  return {
    ...state,
    kind,
    currency,
    lines,
    staked,
    /** The house pays this stake. */
    freeBet,
    balance,
    oddsFormat,
    active: lines.find(({ key }) => key === state.activeStake) ?? lines[0],
    /** What the player must say yes to before the bet: another line weighs more than another price. */
    change: asked.some(({ GamelyChanges }) => GamelyChanges === 'market')
      ? ('market' as const)
      : asked.some(({ GamelyChanges }) => GamelyChanges)
        ? ('odds' as const)
        : null,
    obstacle,
  }
}

export type CartView = ReturnType<typeof useCartView>
