import { currentSay } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import type { Match, Pick } from '../../sportsbook/index.ts'
import { refresher } from '../betting/betting.ts'
import { itemOf } from './cart-item.ts'
import { cart } from './cart-store.ts'
import { fetchMatchOf } from './match-of.ts'
import { pickFrom } from './pick-from.ts'
import type { SharedPick } from './share-code.ts'

/** Puts a shared slip in place of what is in the cart, at the prices of now; what is gone is counted and said. */
export async function loadSlip(shared: readonly SharedPick[]): Promise<void> {
  const say = currentSay()
  const ids = [...new Set(shared.map(({ matchId }) => matchId))]
  const found = await Promise.all(ids.map((matchId) => findMatch(matchId, shared)))
  if (found.every((match) => match === 'noAnswer')) return void toast.show(say('cart.loadFailed'))
  const picks = shared.flatMap((each): Pick[] => {
    const match = found[ids.indexOf(each.matchId)]
    const pick = match && typeof match === 'object' ? pickFrom(match, each) : null
    return pick ? [pick] : []
  })
  const gone = shared.length - picks.length
  if (picks.length > 0) {
    cart.clear()
    for (const pick of picks) cart.add(itemOf(pick))
    refresher.soon()
  }
  toast.show(
    gone > 0
      ? say('cart.loadedSome', { count: picks.length, gone })
      : say('cart.loaded', { count: picks.length }),
  )
}

async function findMatch(
  matchId: number,
  picks: readonly SharedPick[],
): Promise<Match | 'gone' | 'noAnswer'> {
  try {
    return await fetchMatchOf(matchId, picks)
  } catch (error) {
    return error instanceof Error && error.name === 'NoAnswer' ? 'noAnswer' : 'gone'
  }
}
