import type { CampaignCard, CampaignDetail } from '@keo/contract/campaign-views'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { maskName } from '@keo/contract/masks'
import type { Language } from '@keo/messages/languages'
import { serverDay, serverTimeText } from '@keo/units/instants'
import type { CampaignNeeds } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'
import { cardOf, detailOf, dongText, signInView, wheelView, type Known } from './campaign-views.ts'
import { sqlClaimStore, type Claim } from './claim-store.ts'
import { latestDrawn } from './draw.ts'
import { factKindsOf, NO_FACTS } from './fact-kinds.ts'
import { sqlFactStore, type Between } from './fact-store.ts'
import type { Facts } from './facts.ts'
import { dayOf, longestStreak, signedDays, streakOn, turnsOfSignIns } from './sign-in.ts'
import { sqlPoolStore, type Taken } from './pool-store.ts'
import { partsIn } from './pools.ts'
import { isInAudience, type Asker } from './steps.ts'
import { turnsLeft, turnsOfDay } from './wheel.ts'
import { standingOf } from './windows.ts'

const WINNERS = 20
const NOBODYS_TURNS = { facts: NO_FACTS, turnsLeft: 0, given: { left: 0, until: null }, turns: [] }

/** Who looks; null for a visitor. */
export type Reader = { readonly memberId: MemberId | null; readonly language: Language }

/** What one request reads, each thing once, however many campaigns it shows. */
type Reading = Reader & {
  readonly asker: Asker | undefined
  readonly claims: readonly Claim[]
  readonly got: ReadonlyMap<string, bigint>
  takenOf(campaignId: string): Taken
  factsOf(between: Between): Promise<Facts>
}

/** Campaigns as they are shown: everything is read, nothing is counted beside the facts. */
export function createCampaigns(needs: CampaignNeeds) {
  const { database, clock, tenantId, members, library, mayOffer, rewards } = needs
  const { db } = database
  const facts = sqlFactStore(db, tenantId)
  const claims = sqlClaimStore(db, tenantId)
  const pools = sqlPoolStore(db, tenantId)

  async function readingOf(reader: Reader, shown: readonly Campaign[]): Promise<Reading> {
    const { memberId, language } = reader
    const windows = shown.flatMap((campaign) => {
      const { window } = standingOf(campaign, clock.now())
      return window ? [{ campaign, window }] : []
    })
    const parts = windows.flatMap(({ campaign, window }) =>
      partsIn(campaign, window).map((part) => ({ campaignId: campaign.id, part })),
    )
    const takenOf = await pools.takenOf(parts)
    if (!memberId)
      return {
        ...reader,
        takenOf,
        asker: undefined,
        claims: [],
        got: new Map(),
        factsOf: async () => NO_FACTS,
      }
    const kinds = new Set(shown.flatMap((campaign) => [...factKindsOf(campaign)]))
    const reads = new Map<string, Promise<Facts>>()
    return {
      ...reader,
      takenOf,
      asker: await facts.asker(memberId, language),
      claims: await claims.ofWindows(
        [memberId],
        new Map(windows.map(({ campaign, window }) => [campaign.id, window])),
      ),
      got: await claims.got(memberId),
      factsOf({ from, until }) {
        const name = `${from}-${until}`
        const read = reads.get(name) ?? facts.factsOf(memberId, { from, until }, kinds)
        reads.set(name, read)
        return read
      },
    }
  }

  function mine({ id, audience }: Campaign, { memberId, asker, ...read }: Reading) {
    if (!memberId) return null
    return {
      isMeant: asker !== undefined && isInAudience(audience, asker, clock.now()),
      claims: read.claims.filter(({ campaignId }) => campaignId === id),
      got: read.got.get(id) ?? 0n,
    }
  }

  async function signInOf({ id, signIn }: Campaign, { memberId }: Reading) {
    if (!signIn) return null
    if (!memberId) return signInView(signIn, { streak: 0, isSigned: false, longest: 0 })
    const who = { memberId, campaignId: id }
    const row = streakOn(dayOf(clock.now()), await signedDays(db, tenantId, who))
    return signInView(signIn, { ...row, longest: await longestStreak(db, tenantId, who) })
  }

  async function wheelOf({ id, wheel }: Campaign, { memberId, language, factsOf }: Reading) {
    if (!wheel) return null
    if (!memberId) return wheelView(wheel, NOBODYS_TURNS, language)
    const [who, day] = [{ memberId, campaignId: id }, dayOf(clock.now())]
    const today = await factsOf(serverDay(clock.now()))
    const ofDay = turnsLeft(wheel, {
      facts: today,
      signInTurns: await turnsOfSignIns(db, tenantId, memberId, day),
      turned: await turnsOfDay(db, tenantId, who, day),
    })
    const turns = await latestDrawn(db, tenantId, who)
    const given = await rewards.givenTurns(db, who)
    return wheelView(wheel, { facts: today, turnsLeft: ofDay + given.left, given, turns }, language)
  }

  async function knownOf(campaign: Campaign, reading: Reading): Promise<Known> {
    const standing = standingOf(campaign, clock.now())
    const member = mine(campaign, reading)
    // Nothing is read for whom it is not meant: newcomers' campaigns would read the whole life of everybody else.
    const window = member?.isMeant ? standing.window : null
    return {
      campaign,
      standing,
      member,
      facts: window ? await reading.factsOf(window) : NO_FACTS,
      taken: reading.takenOf(campaign.id),
      signIn: await signInOf(campaign, reading),
      wheel: await wheelOf(campaign, reading),
      opened:
        campaign.boxes && reading.memberId
          ? await latestDrawn(db, tenantId, { memberId: reading.memberId, campaignId: campaign.id })
          : [],
    }
  }

  const isClosedTo = async ({ memberId }: Reader) => memberId !== null && !(await mayOffer(memberId))

  async function detail(campaign: Campaign, reader: Reader): Promise<CampaignDetail> {
    return detailOf(await knownOf(campaign, await readingOf(reader, [campaign])), reader.language)
  }

  return {
    async list(reader: Reader): Promise<{ isClosed: boolean; list: CampaignCard[] }> {
      if (await isClosedTo(reader)) return { isClosed: true, list: [] }
      const shown = library.all()
      const reading = await readingOf(reader, shown)
      const list: CampaignCard[] = []
      for (const campaign of shown) list.push(cardOf(await knownOf(campaign, reading), reader.language))
      return { isClosed: false, list }
    },

    async one(id: string, reader: Reader): Promise<CampaignDetail> {
      if (await isClosedTo(reader)) fail('OFFERS_CLOSED')
      return detail(library.one(id), reader)
    },

    async ofKind(kind: Campaign['kind'], reader: Reader): Promise<CampaignDetail[]> {
      if (await isClosedTo(reader)) fail('OFFERS_CLOSED')
      const found: CampaignDetail[] = []
      for (const campaign of library.all())
        if (campaign.kind === kind) found.push(await detail(campaign, reader))
      return found
    },

    /** PRV-02: nobody is shown by their name. */
    async winners(id: string, reader: Reader) {
      if (await isClosedTo(reader)) fail('OFFERS_CLOSED')
      const latest = await claims.latest(library.one(id).id, WINNERS)
      const names = await members.findAll(latest.map(({ memberId }) => memberId))
      return latest.map(({ memberId, amount, at }, place) => ({
        id: `${at}-${place}`,
        name: maskName(names.get(memberId)?.userName ?? ''),
        amount: dongText(amount),
        time: serverTimeText(at),
      }))
    },
  }
}
