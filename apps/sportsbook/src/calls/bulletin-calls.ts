import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Clock, Instant } from '@keo/service-kit/clock'
import { type Bulletin, listBulletins, listTopBulletins } from '@keo/sportsbook-contract/house-calls'
import { TOTAL_TYPE } from '@keo/sportsbook-contract/order-enums'
import type { ProviderApi } from '../api/provider-api.ts'
import { isFinal, type Stage } from '../stage/stage.ts'
import { pageOf } from '../lists/list-query.ts'
import { matchName } from '../wire/match-record.ts'
import { DAY_MS, dayOf, startOfDay } from '../world/match-ids.ts'
import type { Match, World } from '../world/match.ts'

const DAYS_SHOWN = 3
const TOP_COUNT = 5

/** Disruptions that are announced to everybody. */
const TEXTS = {
  postponed: { title: 'provider.bulletin.postponed.title', text: 'provider.bulletin.postponed.text' },
  abandoned: { title: 'provider.bulletin.abandoned.title', text: 'provider.bulletin.abandoned.text' },
  walkover: { title: 'provider.bulletin.walkover.title', text: 'provider.bulletin.walkover.text' },
  retired: { title: 'provider.bulletin.retired.title', text: 'provider.bulletin.retired.text' },
} as const

/** Standing notices get a new date each day. */
const STANDING = [
  { title: 'provider.bulletin.liveDelay.title', text: 'provider.bulletin.liveDelay.text' },
  { title: 'provider.bulletin.fairPlay.title', text: 'provider.bulletin.fairPlay.text' },
] as const

type Notice = {
  readonly id: string
  readonly at: Instant
  readonly sportId: number | null
  write(language: Language): { title: string; text: string }
}

/** Bulletins follow from the world: nothing has to be stored for them. */
export function bulletinCalls(
  api: ProviderApi,
  { world, stage, clock }: { world: World; stage: Stage; clock: Clock },
): void {
  function notices(): Notice[] {
    const now = clock.now()
    const disrupted = world
      .matchesBetween(now - DAYS_SHOWN * DAY_MS, now)
      .flatMap((match) => noticeOf(match, stage))
    return [...disrupted, ...standing(now)].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  }

  api.handle(listTopBulletins, (_body, { language }) =>
    notices()
      .slice(0, TOP_COUNT)
      .map((notice) => wireOf(notice, language)),
  )

  api.handle(listBulletins, (request, { language }) => {
    const { sportId, startTime, endTime } = request
    const found = notices().filter(
      (notice) =>
        (sportId === undefined || notice.sportId === sportId || notice.sportId === null) &&
        notice.at >= (startTime ?? 0) &&
        notice.at <= (endTime ?? Number.POSITIVE_INFINITY),
    )
    const { current, size } = pageOf(request)
    const records = found
      .slice((current - 1) * size, current * size)
      .map((notice) => wireOf(notice, language))
    return { current, size, total: found.length, totalType: TOTAL_TYPE.exact, records }
  })
}

function noticeOf(match: Match, stage: Stage): Notice[] {
  const { kind } = match.disruption
  if (kind === 'played' || kind === 'delayed' || kind === 'interrupted') return []
  const scene = stage.scene(match.id)
  if (!scene || !isFinal(scene.status)) return []
  const { title, text } = TEXTS[kind]
  return [
    {
      id: String(match.id),
      at: scene.since,
      sportId: match.setting.sportId,
      write(language) {
        const params = { match: matchName(match, language), league: match.league.names[language] }
        return { title: serverText(language, title, params), text: serverText(language, text, params) }
      },
    },
  ]
}

function standing(now: Instant): Notice[] {
  const today = dayOf(now)
  return STANDING.map(({ title, text }, at) => ({
    id: `${today}${at}`,
    at: startOfDay(today),
    sportId: null,
    write: (language) => ({ title: serverText(language, title), text: serverText(language, text) }),
  }))
}

function wireOf(notice: Notice, language: Language): Bulletin {
  const { title, text } = notice.write(language)
  return { id: notice.id, ti: title, co: text, pt: String(Math.trunc(notice.at)) }
}
