import { getBetDetail } from '@keo/contract/bet-records'
import type { GoalNews } from '@keo/contract/match-news'
import type { ClientMessage, TopicMessage } from '@keo/contract/socket'
import type { Language } from '@keo/messages/languages'
import { days, seconds, serverTimeText } from '@keo/units/instants'
import { api } from '../../api/api.ts'
import { showDiyToast } from '../../toasts/custom-toast.ts'
import { currentSay, loadArea } from '../../language/messages.ts'
import { queryClient } from '../../api/query-client.ts'
import { isIn } from '../../session/session.ts'
import { playSound } from '../../platform/sounds/sounds.ts'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { keptSettings } from '../current-member/index.ts'
import { createBetNews } from './bet-news.ts'
import { createGoalNews } from './goal-news.ts'

const SHOWN_MS = seconds(4)
const OPEN_BET_DAYS = 365

let send: (message: ClientMessage) => void = () => {}

const goals = createGoalNews({
  send: (message) => send(message),
  followed: () => Object.values(storage.read('followList') ?? {}).flat(),
  betted: openBetMatches,
  settings: keptSettings,
  isLoggedIn: isIn,
  play: (sound) => void playSound(sound),
  show: (goal) => void showGoal(goal).catch(() => {}),
})

const bets = createBetNews({
  changed() {
    goals.betsChanged()
    void queryClient.invalidateQueries({ queryKey: ['bet-records'] })
  },
  show: (text) =>
    void loadArea('betRecords')
      .then(() => say(text(currentSay(), document.documentElement.lang as Language)))
      .catch(() => {}),
})

const say = (message: string): void => showDiyToast({ message, type: 'success', duration: SHOWN_MS })

storage.subscribe('followList', goals.followsChanged)

/** What a member hears of matches and bets; told of every connection and message of the live socket. */
export const memberNews = {
  opened(): void {
    goals.opened()
    bets.opened()
  },
  onMessage(message: TopicMessage): void {
    goals.onMessage(message)
    bets.onMessage(message)
  },
}

/** Names the matches of a bet before it goes out. */
export const watchGoalsOf = goals.watchAlso

/** Told of every login and logout. */
export function followNewsOf(sender: typeof send): void {
  send = sender
  goals.forget()
}

/** The matches of the newest open bets. */
async function openBetMatches(): Promise<string[]> {
  const now = clock.now()
  const dayOf = (at: number) => serverTimeText(at).slice(0, 10)
  const { records } = await api(
    getBetDetail,
    { list: 'unsettled', fromDay: dayOf(now - days(OPEN_BET_DAYS)), untilDay: dayOf(now) },
    { silent: true },
  )
  return records.flatMap(({ legs }) => legs.map(({ matchId }) => matchId))
}

/** The names come in the player's language from the provider; without them the score alone is said. */
async function showGoal({ fbId, home, away }: GoalNews): Promise<void> {
  const [{ matchList }] = await Promise.all([import('../sportsbook/index.ts'), loadArea('betRecords')])
  const { records } = await matchList({ matchIds: [Number(fbId)], size: 1 })
  const [homeTeam, awayTeam] = records[0]?.teams ?? []
  const score = `${home}\u2013${away}`
  const text = homeTeam && awayTeam ? `${homeTeam.name} ${score} ${awayTeam.name}` : score
  say(currentSay()('betNews.goal', { text }))
}
