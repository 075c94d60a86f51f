import { fail } from '@keo/contract/errors'
import {
  FIXTURES_PAGE,
  type FixtureDetail,
  type FixtureList,
  type FixtureView,
  type Outcome,
} from '@keo/contract/predictions'
import { days, type Instant } from '@keo/units/instants'
import { AHEAD_MS, mayPick, sqlFixtureStore } from '../fixtures/index.ts'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'
import type { Reader } from './campaigns.ts'
import { fixtureView, playedView, sharesOf } from './fixture-views.ts'
import type { Giving } from './giving.ts'
import { sqlPickStore } from './pick-store.ts'
import { standingOf } from './windows.ts'

const FORM_MATCHES = 5
/** Begun matches are shown for so long where the round is no longer. */
const PLAYED_MS = days(7)

/** Longer than their matches are kept: ids of matches come round. */
const PICKS_KEPT_MS = days(150)

type OnePick = { readonly matchId: string; readonly pick: Outcome }

/** Leagues of the campaigns that run, or of which something may still be claimed. */
export function leaguesOf(campaigns: readonly Campaign[], now: Instant): number[] {
  const running = campaigns.filter((each) => each.fixtures && standingOf(each, now).window)
  return [...new Set(running.flatMap(({ fixtures }) => fixtures?.leagues ?? []))].toSorted((a, b) => a - b)
}

function rangeOf(when: FixtureList, now: Instant): { from: Instant; until: Instant } {
  if (when === 'next') return { from: now, until: now + AHEAD_MS }
  if (when === 'played') return { from: now - PLAYED_MS, until: now }
  return { from: now - PICKS_KEPT_MS, until: now + AHEAD_MS }
}

/** Picks of real matches: made before kick-off by the server's clock, judged by their results. */
export function createPredictions(
  { database, clock, tenantId, library, mayOffer, ensureFixtures }: CampaignNeeds,
  giving: Giving,
) {
  const { db } = database
  const picks = sqlPickStore(db, tenantId)
  const fixtures = sqlFixtureStore(db, tenantId)

  async function askedBy({ memberId }: Reader, id: string) {
    if (memberId !== null && !(await mayOffer(memberId))) fail('OFFERS_CLOSED')
    const { leagues } = library.one(id).fixtures ?? fail('NOT_FOUND')
    await ensureFixtures()
    return { memberId, campaignId: id, leagues }
  }

  return {
    async list(
      { id, when, page }: { id: string; when: FixtureList; page: number },
      reader: Reader,
    ): Promise<{ items: FixtureView[]; hasMore: boolean }> {
      const [asked, now] = [await askedBy(reader, id), clock.now()]
      const place = { ...rangeOf(when, now), offset: (page - 1) * FIXTURES_PAGE, limit: FIXTURES_PAGE + 1 }
      const found = await picks.page(asked, when, place)
      const items = found.slice(0, FIXTURES_PAGE).map((each) => fixtureView(each, reader.language, now))
      return { items, hasMore: found.length > FIXTURES_PAGE }
    },

    async one({ id, matchId }: { id: string; matchId: string }, reader: Reader): Promise<FixtureDetail> {
      const asked = await askedBy(reader, id)
      const found = (await picks.one(asked, matchId)) ?? fail('NOT_FOUND')
      const formOf = async (sideId: number) =>
        (await fixtures.lastOf(sideId, FORM_MATCHES)).map((each) => playedView(sideId, each, reader.language))
      return {
        ...fixtureView(found, reader.language, clock.now()),
        ...sharesOf(await picks.counts(id, matchId)),
        homeForm: await formOf(found.homeId),
        awayForm: await formOf(found.awayId),
      }
    },

    dropOld: (): Promise<void> => picks.dropBefore(clock.now() - PICKS_KEPT_MS),

    /** All of them, or none: the same ones again change nothing. */
    async setPicks(
      caller: Caller,
      asked: { id: string; version: number; picks: readonly OnePick[] },
    ): Promise<OnePick[]> {
      const { campaign } = await giving.admit(caller, asked)
      if (campaign.kind !== 'prediction' && campaign.kind !== 'cheer') fail('NOT_FOUND')
      const { leagues } = campaign.fixtures ?? fail('NOT_FOUND')
      await giving.demandMeant(db, campaign, caller)
      const who = { memberId: caller.memberId, campaignId: campaign.id, leagues }
      // In one order, so that two devices never wait for each other.
      const wanted = [...new Map(asked.picks.map((each) => [each.matchId, each])).values()].toSorted((a, b) =>
        a.matchId.localeCompare(b.matchId),
      )
      await database.tx(async (tx) => {
        const store = sqlPickStore(tx, tenantId)
        for (const { matchId, pick } of wanted) {
          const match = (await store.one(who, matchId)) ?? fail('NOT_FOUND')
          // Who cheers is for one of the two sides.
          if (!mayPick(pick, match.sportId) || (campaign.kind === 'cheer' && pick === 'X')) fail('NOT_FOUND')
          if (!(await store.set(caller.memberId, campaign.id, { matchId, pick, now: clock.now() })))
            fail('CAMPAIGN_MATCH_BEGUN')
        }
      })
      return wanted
    },
  }
}
