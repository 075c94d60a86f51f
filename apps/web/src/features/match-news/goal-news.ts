import { GOAL_NEWS, GoalNews } from '@keo/contract/match-news'
import type { ClientMessage, TopicMessage } from '@keo/contract/socket'
import { type GoalSound, type SoundSettings, goalSound } from '../../platform/sounds/sounds.ts'
import { watchedIds } from './watched-ids.ts'

type Needs = {
  send(message: ClientMessage): void
  followed(): readonly string[]
  betted(): Promise<readonly string[]>
  settings(): SoundSettings
  isLoggedIn(): boolean
  play(sound: GoalSound): void
  show(goal: GoalNews): void
}

/** Goals of followed and betted matches: named to the socket, heard once each, said and sounded. */
export function createGoalNews(needs: Needs) {
  const betted = new Set<string>()
  /** The scores told of a match, so that a goal told twice is one. */
  const announced = new Map<string, Set<string>>()
  let isOpen = false

  function watch(): void {
    if (isOpen) needs.send({ businessType: 'matchGoalInfo', fbId: watchedIds(betted, needs.followed()) })
  }

  async function refresh(): Promise<void> {
    const ids = await needs.betted()
    betted.clear()
    for (const id of ids) betted.add(id)
    watch()
  }

  function announce(goal: GoalNews): void {
    const { fbId, home, away, isTakenBack } = goal
    if (isTakenBack) return void announced.set(fbId, new Set())
    const known = announced.get(fbId) ?? new Set()
    const score = `${home}-${away}`
    if (known.has(score)) return
    announced.set(fbId, known.add(score))
    if (!needs.isLoggedIn()) return
    const sound = goalSound(needs.settings(), true)
    if (sound) needs.play(sound)
    needs.show(goal)
  }

  return {
    opened(): void {
      isOpen = true
      watch()
      void refresh().catch(() => {})
    },
    onMessage({ businessType, businessContent }: TopicMessage): void {
      if (businessType !== GOAL_NEWS) return
      const goal = GoalNews.safeParse(businessContent)
      if (goal.success) announce(goal.data)
    },
    /** Follows changed. */
    followsChanged: watch,
    /** Bets changed. */
    betsChanged: (): void => void refresh().catch(() => {}),
    /** The specification names the matches of a bet before it goes out. */
    watchAlso(ids: readonly string[]): void {
      for (const id of ids) betted.add(id)
      watch()
    },
    /** Another member, or nobody. */
    forget(): void {
      isOpen = false
      betted.clear()
      announced.clear()
    },
  }
}
