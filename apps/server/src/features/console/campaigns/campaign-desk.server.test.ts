import { claimCampaign, getCampaign } from '@keo/contract/campaigns'
import { listAudit } from '@keo/contract/console-audit'
import {
  exportCampaignClaims,
  getConsoleCampaign,
  listCampaignClaims,
  listConsoleCampaigns,
  saveConsoleCampaign,
  setCampaignState,
  tryConsoleCampaign,
} from '@keo/contract/console-campaigns'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'
import { oneStep } from '../../campaigns/sample-campaign.ts'

const { world, database } = sharedDoorWorld({ webRoot: null })
const payees = payoutSteps(world)
const desk = consoleSteps(world)
const REASON = { reason: 'for the weekend' }
const OK = 200
const ID = 'the-card'
let admin: Staff
let crm: Staff
let auditor: Staff

beforeAll(async () => {
  await payees.warmUp()
  admin = await desk.first()
  crm = await desk.hire(admin, 'campaigns')
  auditor = await desk.hire(admin, 'auditor')
})

const [step] = oneStep(ID).steps
const definition = (amount = 50_000) =>
  JSON.stringify(
    oneStep(ID, {
      steps: step
        ? [
            {
              ...step,
              measure: { of: 'task', task: 'payout-target' },
              target: 1,
              reward: { kind: 'cash', amount, turnoverTimes: 0 },
            },
          ]
        : [],
    }),
  )
const save = (text: string, basedOn: number, who = crm) =>
  desk.ask(saveConsoleCampaign, { definition: text, basedOn, ...REASON }, who)
const turn = (state: 'on' | 'void', basedOn: number, who = crm) =>
  desk.ask(setCampaignState, { id: ID, basedOn, state, ...REASON }, who)

test('a campaign is built, tried, started, claimed by a member, changed and called off', async () => {
  const who = await payees.payee('1000000')
  await payees.bindCard(who, '71990001')
  const seen = async () => world.call(getCampaign, { id: ID }, who)
  const claim = (version: number) => world.call(claimCampaign, { id: ID, version }, who)

  const dry = (await desk.ask(tryConsoleCampaign, { definition: definition(), days: 30 }, crm)).data
  expect(dry).toMatchObject({ problem: '' })
  // A draft is seen by nobody.
  expect((await save(definition(), 0)).data).toEqual({ problem: '', id: ID, version: 1 })
  expect((await seen()).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await turn('on', 1)).data).toEqual({ version: 2 })

  const claimed = await claim(2)
  expect(claimed.code).toBe(OK)
  const row = (await desk.ask(listConsoleCampaigns, {}, auditor)).data.campaigns.find(({ id }) => id === ID)
  expect(row).toMatchObject({ state: 'on', version: 2, claims: 1, given: '50000.00', isKept: true })

  // It changes while it runs: who read the old one is told so.
  expect((await save(definition(70_000), 2)).data.version).toBe(3)
  expect((await claim(2)).code).toBe(ERRORS.CAMPAIGN_CHANGED.wire)
  expect((await turn('void', 3)).data).toEqual({ version: 4 })
  expect((await claim(4)).code).toBe(ERRORS.CAMPAIGN_OVER.wire)
  const { versions } = (await desk.ask(getConsoleCampaign, { id: ID }, auditor)).data
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    [4, 'void'],
    [3, 'on'],
    [2, 'on'],
    [1, 'draft'],
  ])
  const { entries } = (await desk.ask(listAudit, { object: ID, action: 'campaign.kept' }, admin)).data
  expect(entries.map(({ actor }) => actor)).toEqual([crm.id, crm.id, crm.id, crm.id])
})

test('two editors of one version: one is told that it changed; what is wrong is said and not kept', async () => {
  const base = (await desk.ask(getConsoleCampaign, { id: ID }, crm)).data.version
  const codes = (await Promise.all([save(definition(1000), base), save(definition(2000), base)])).map(
    ({ code }) => code,
  )
  expect(codes.toSorted((a, b) => a - b)).toEqual([OK, ERRORS.CAMPAIGN_CHANGED.wire])
  const wrong = await save(JSON.stringify({ ...JSON.parse(definition()), budget: { amount: -1 } }), base + 1)
  expect(wrong.data.problem).toContain('budget')
  expect((await save('<script>', base + 1)).data.problem).not.toBe('')
  expect((await desk.ask(getConsoleCampaign, { id: ID }, crm)).data.version).toBe(base + 1)
  expect((await save(definition(), base + 1, auditor)).code).toBe(ERRORS.NOT_ALLOWED.wire)
})

/** Sixty of one step, a minute apart, and one of each other state, the youngest last. */
async function fillClaims(): Promise<void> {
  const at = new Date(world.worldClock.now()).toISOString()
  await database.asOwner(
    `insert into platform.member (tenant_id, id, line, user_name, user_name_folded, nick_name, currency, registered_at)
     select 'keo', 'mbr_claimer' || n, 1, 'claimer' || n, 'claimer' || n, 'Claimer', 'VND', now() from generate_series(1, 66) n`,
  )
  await database.asOwner(
    `insert into platform.campaign_claim (tenant_id, member_id, campaign_id, window_key, step, version, state, reward_kind, amount,
       counts_from, counts_until, device_no, claimed_at, examined_at)
     select 'keo', 'mbr_claimer' || n, '${ID}', 'whole', case when n = 66 then '=1+1' when n > 60 then 'late' else 'early' end, 2,
       case when n = 61 then 'taken' when n = 62 then 'held' else 'given' end, 'cash', n * 1000, $1, $1, 'd',
       $1::timestamptz + make_interval(mins => n), $1
     from generate_series(1, 66) n`,
    [at],
  )
  await database.asOwner(
    `insert into platform.reward (tenant_id, id, member_id, source, period, kind, amount, turnover_times, state, granted_at, paid_at)
     select 'keo', 'rwd_claim' || n, 'mbr_claimer' || n, 'campaign.${ID}', 'whole:late:1', 'cash', n * 1000, 0,
       (array['held', 'open', 'refused', 'paid'])[n - 61], $1, case when n = 65 then $1::timestamptz end
     from generate_series(62, 65) n`,
    [at],
  )
}

test('claims are listed page by page with what became of them, by state, step and member, and as a file that runs nothing', async () => {
  await fillClaims()
  const list = (filter: object, after = '') =>
    desk.ask(listCampaignClaims, { id: ID, ...filter, after }, auditor)
  const first = (await list({})).data
  expect(first.claims).toHaveLength(50)
  const { claims: rest, next } = (await list({}, first.next)).data
  expect(next).toBe('')
  const all = [...first.claims, ...rest]
  // Those of this test and the one of the first.
  expect(all).toHaveLength(67)
  expect(new Set(all.map(({ id }) => id)).size).toBe(67)
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a))
  expect(all.slice(0, 6).map(({ userName, state }) => [userName, state])).toEqual([
    ['claimer66', 'paid'],
    ['claimer65', 'paid'],
    ['claimer64', 'refused'],
    ['claimer63', 'open'],
    ['claimer62', 'held'],
    ['claimer61', 'taken'],
  ])
  const found = async (filter: object) => (await list(filter)).data.claims.map(({ userName }) => userName)
  expect(await found({ state: 'taken' })).toEqual(['claimer61'])
  expect(await found({ state: 'paid', step: 'late' })).toEqual(['claimer65'])
  expect(await found({ member: 'Claimer7' })).toEqual(['claimer7'])
  expect(await found({ member: 'mbr_claimer8' })).toEqual(['claimer8'])
  expect(await found({ member: '%' })).toEqual([])
  expect((await desk.ask(listCampaignClaims, { id: 'nowhere' }, auditor)).code).toBe(ERRORS.NOT_FOUND.wire)

  const file = (await desk.ask(exportCampaignClaims, { id: ID, member: 'claimer6' }, crm)).data
  expect(file.name).toMatch(/^keo-claims-the-card-\d{14}\.csv$/)
  expect(file.isWhole).toBe(true)
  const lines = file.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 8)
  expect(lines[1]).toContain('"mbr_claimer66","claimer66","whole","\'=1+1","cash","660.00","paid"')
  const { entries } = (await desk.ask(listAudit, { action: 'campaign.claims-exported' }, admin)).data
  expect(entries.map(({ actor, object }) => [actor, object])).toEqual([[crm.id, ID]])
})
