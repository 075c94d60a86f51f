import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { clock } from '../../platform/time.ts'
import { isVisible } from '../../platform/visibility.ts'
import { headline, type MatchEvent, type Pair } from '../match-words/index.ts'
import { matchEventsQuery, type MatchHead } from '../sportsbook/index.ts'
import { goalMoment } from './goal-moment.ts'
import { kitsOf } from './kits-of.ts'
import type { Film } from './player/projector.ts'
import { CHEER_MS, REPLAY_MS } from './scene/scene-of.ts'
import { settingOf } from './scene/setting.ts'
import { stageOf } from './stage-of.ts'

const NO_EVENTS: readonly MatchEvent[] = []

/** What happened in a match; asked for anew as soon as the board tells that something did. */
export function useMatchEvents(head: MatchHead): { events: readonly MatchEvent[]; refetch: () => unknown } {
  const { id, status, cause, clock: matchClock } = head
  const { data, refetch } = useQuery(matchEventsQuery(id, status === MATCH_STATUS.live))
  const news = `${headline(head)?.join() ?? ''}/${cause ?? ''}/${matchClock.period}/${status}`
  const [told, setTold] = useState(news)
  if (told !== news) setTold(news)
  useEffect(() => {
    if (told !== '') void refetch()
  }, [told, refetch])
  return { events: data?.events ?? NO_EVENTS, refetch }
}

type Goal = NonNullable<Film['goal']>

/** The board's score alone makes a goal: nothing is shown that the prices do not know. */
function useGoal(head: MatchHead): { goal: Goal | null; skip: () => void } {
  const score = headline(head)
  const key = score?.join('-') ?? ''
  const [seen, setSeen] = useState<{ key: string; score: Pair | null }>({ key, score })
  const [goal, setGoal] = useState<Goal | null>(null)
  if (seen.key !== key) {
    setSeen({ key, score })
    const moment = goalMoment(seen.score, score)
    // What was scored while nobody looked is in the score already.
    setGoal(moment && isVisible() ? { moment, seenAtMs: clock.monotonicMs() } : null)
  }
  useEffect(() => (goal ? clock.after(CHEER_MS + REPLAY_MS, () => setGoal(null)) : undefined), [goal])
  return { goal, skip: () => setGoal(null) }
}

/** Everything that the picture follows from. */
export function useFilm(head: MatchHead, events: readonly MatchEvent[]): { film: Film; skip: () => void } {
  const { goal, skip } = useGoal(head)
  const [homeId, awayId] = head.teams.map(({ id }) => id)
  const kits = useMemo(() => kitsOf(homeId, awayId), [homeId, awayId])
  const setting = useMemo(() => settingOf(head, events), [head, events])
  const film = useMemo(
    (): Film => ({ setting, kits, stage: stageOf(head), startsAt: head.startsAt, goal }),
    [setting, kits, head, goal],
  )
  return { film, skip }
}
