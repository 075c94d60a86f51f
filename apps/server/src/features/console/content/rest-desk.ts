import { fail } from '@keo/contract/errors'
import { REST_TITLE, type setRest } from '@keo/contract/console-maintenance'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import type { Language } from '@keo/messages/languages'
import { LANGUAGES } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { HeldGame, HeldMaintenance, Localised, Site } from '../../site/index.ts'
import { sqlTextVersions, type TextVersion } from '../../site-texts/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { heldOf, POINTS, restsOf, rowIdOf, windowOf } from './rest-places.ts'

export type RestDeskNeeds = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Approvals
  site: Pick<Site, 'held' | 'saveMaintenance' | 'contentChanged'>
  catalogue: {
    setWindow(tx: Tx, id: number, window: HeldGame['window']): Promise<boolean>
    changed(): void
  }
}

type Asked = ParsedRequestOf<typeof setRest>
type Seen = Pick<Asked, 'place' | 'seenStartsAt' | 'seenEndsAt'>

const KIND = 'site-closing'
const PAGE = 50
const Texts = z.object({ vi: z.string(), en: z.string(), 'zh-CN': z.string(), th: z.string() })
const Closing = z.object({ startsAt: z.int(), endsAt: z.int(), title: Texts, content: Texts })

export type RestDesk = ReturnType<typeof createRestDesk>

/** Maintenance: announced with a start to come, begun with one that is past, ended by one person. */
export function createRestDesk(needs: RestDeskNeeds) {
  const { database, clock, audit, tenantId, approvals, site, catalogue } = needs
  const changed = () => {
    site.contentChanged()
    catalogue.changed()
  }

  approvals.onApproved(KIND, async ({ act, reason, asked_by: savedBy }, acting, close) => {
    const closing = Closing.parse(act)
    await database.tx(async (tx) => {
      await close(tx)
      await lock(tx, 'site')
      await rest(tx, acting, { ...closing, place: 'site', reason, savedBy })
    })
    changed()
  })

  /** Two who change one place wait for one another. */
  async function lock(tx: Tx, place: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`rest ${tenantId} ${place}`}, 0))`.execute(tx)
  }

  /** The second of them has read something that is no longer so. */
  async function demandSeen(tx: Tx, { place, seenStartsAt, seenEndsAt }: Seen): Promise<void> {
    await lock(tx, place)
    const window = windowOf(await site.held(tx), place)
    if (window === undefined) fail('NOT_FOUND')
    if ((window?.startsAt ?? null) !== seenStartsAt || (window?.endsAt ?? null) !== seenEndsAt)
      fail('CHANGED_MEANWHILE')
  }

  type NewRest = Pick<Asked, 'place' | 'startsAt' | 'endsAt' | 'title' | 'content' | 'reason'> & {
    readonly savedBy: string
  }

  /** Whoever wrote the words is kept with them, also where another one approved them. */
  async function rest(
    tx: Tx,
    acting: StaffActing,
    { place, reason, savedBy, ...asked }: NewRest,
  ): Promise<void> {
    const window = { startsAt: asked.startsAt, endsAt: asked.endsAt }
    const content = await site.held(tx)
    const before = windowOf(content, place)
    if (place === 'site' || place === 'live') {
      const held = {
        id: rowIdOf(place),
        point: POINTS[place],
        isOn: true,
        title: filled(asked.title, REST_TITLE),
        content: filled(asked.content, REST_TITLE),
        window,
      }
      await sqlTextVersions(tx, tenantId, 'maintenance').add(
        place,
        { ...keptOf(held), savedBy, savedAt: clock.now() },
        versionBefore(heldOf(content, place)),
      )
      await site.saveMaintenance(tx, held)
    } else if (!(await catalogue.setWindow(tx, idOf(place), window))) fail('NOT_FOUND')
    await note(tx, acting, 'maintenance.set', place, before, { ...window, reason })
  }

  const note = (
    tx: Tx,
    acting: StaffActing,
    action: string,
    object: string,
    before: unknown,
    after: object,
  ) => audit.write(tx, staffRecord(acting, { action, object, before, after }))

  async function ask(acting: StaffActing, { reason, startsAt, endsAt, title, content }: Asked) {
    const shown = (at: Instant) => new Date(at).toISOString()
    return approvals.ask(acting, {
      kind: KIND,
      object: 'site',
      before: { state: 'open' },
      after: { state: 'closed', from: shown(startsAt), to: shown(endsAt), title: title.vi },
      act: { startsAt, endsAt, title, content } satisfies z.output<typeof Closing>,
      reason,
    })
  }

  return {
    async list({ text, after }: { text: string; after: string }, language: Language) {
      const now = clock.now()
      const wanted = text.toLocaleLowerCase(language)
      const all = restsOf(await site.held(database.db), { language, now }).filter(
        ({ kind, name, state }) =>
          kind !== 'game' ||
          (wanted === '' ? state !== 'none' : name.toLocaleLowerCase(language).includes(wanted)),
      )
      const from = after === '' ? 0 : all.findIndex(({ place }) => place === after) + 1
      const rests = all.slice(from, from + PAGE)
      return { now, rests, next: all.length > from + PAGE ? (rests.at(-1)?.place ?? '') : '' }
    },
    /** What was written of a place before, newest first. */
    history: (place: keyof typeof POINTS): Promise<readonly TextVersion[]> =>
      sqlTextVersions(database.db, tenantId, 'maintenance').history(place),
    async set(acting: StaffActing, asked: Asked): Promise<string> {
      if (asked.endsAt <= Math.max(asked.startsAt, clock.now())) fail('INVALID_INPUT')
      if (asked.place === 'site') {
        await database.tx((tx) => demandSeen(tx, asked))
        return ask(acting, asked)
      }
      await database.tx(async (tx) => {
        await demandSeen(tx, asked)
        await rest(tx, acting, { ...asked, savedBy: acting.caller.staffId })
      })
      changed()
      return ''
    },
    async end(acting: StaffActing, { reason, ...seen }: Seen & { reason: string }): Promise<void> {
      await database.tx(async (tx) => {
        await demandSeen(tx, seen)
        const { place } = seen
        const content = await site.held(tx)
        if (place === 'site' || place === 'live') {
          const held = heldOf(content, place) ?? fail('NOT_FOUND')
          await site.saveMaintenance(tx, { ...held, isOn: false })
        } else if (!(await catalogue.setWindow(tx, idOf(place), null))) fail('NOT_FOUND')
        await note(tx, acting, 'maintenance.ended', place, windowOf(content, place), { reason })
      })
      changed()
    },
  }
}

const keptOf = ({ title, content, window }: HeldMaintenance) => ({
  fields: { title, content },
  facts: {},
  startsAt: window?.startsAt ?? null,
  endsAt: window?.endsAt ?? null,
})

/** Written before versions were kept: by whom and when, nobody knows. */
const versionBefore = (held: HeldMaintenance | undefined) =>
  held ? { ...keptOf(held), savedBy: '', savedAt: held.window?.startsAt ?? 0 } : null

const idOf = (place: string): number => Number(place.split(':')[1])

/** Whoever reads a language that nobody wrote reads English, else Vietnamese, else what is always said. */
function filled(texts: Localised, fallback: Localised): Localised {
  const first = (language: Language) => texts[language] || texts.en || texts.vi || fallback[language]
  return Object.fromEntries(LANGUAGES.map((language) => [language, first(language)])) as Localised
}
