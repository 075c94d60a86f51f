import { claimCampaign, getCampaign } from '@keo/contract/campaigns'
import { listAudit } from '@keo/contract/console-audit'
import {
  getConsoleCampaign,
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

const { world } = sharedDoorWorld({ webRoot: null })
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
