import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { askAgentLine, listAgentLines } from '@keo/contract/console-lines'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { getAgentConfig } from '@keo/contract/site'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'the partner of the south moved' }
const LINE: RequestOf<typeof askAgentLine> = {
  line: 'moi',
  name: 'keo-moi',
  domains: ['keo-moi.example'],
  isLive: false,
  isCSportOn: true,
  doorCheck: 2,
  isDownloadShown: false,
  downloadUrl: null,
  hasAutoPlay: false,
  hasFastSpin: false,
  lobbySort: null,
  ...REASON,
}
const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
let admin: Staff
let editor: Staff
let other: Staff

beforeAll(async () => {
  admin = await desk.first()
  editor = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})

const ask = (change: Partial<typeof LINE> = {}, as = editor) =>
  desk.ask(askAgentLine, { ...LINE, ...change }, as)
const decide = (id: string, isApproved: boolean, as = other) =>
  desk.ask(decideApproval, { id, isApproved, ...REASON }, as)
const configOf = async (host: string) => (await world.call(getAgentConfig, {}, { host })).data
const lines = async () => (await desk.ask(listAgentLines, {}, editor)).data.lines
const line = async (word: string) => (await lines()).find((one) => one.line === word)

test('a line is added by two people: its addresses have its switches from then on, and the log tells both', async () => {
  expect((await ask({}, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const { approvalId } = (await ask()).data
  expect(await line('moi')).toBeUndefined()
  expect((await configOf('www.keo-moi.example')).live).toBe(true)
  expect((await decide(approvalId, true, editor)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect((await decide(approvalId, true)).code).toBe(OK)
  expect(await line('moi')).toMatchObject({ domains: ['keo-moi.example'], isLive: false, doorCheck: 2 })
  expect((await configOf('www.keo-moi.example')).live).toBe(false)
  const { entries } = (await desk.ask(listAudit, { object: 'moi' }, admin)).data
  expect(entries[0]).toMatchObject({
    action: 'line.added',
    after: expect.stringContaining('keo-moi.example'),
  })
})

test('what is asked for is shown before and after, refused it changes nothing, and one waits at a time', async () => {
  const wanted = { line: 'bac', name: 'keo-bac', domains: ['keo-bac.example', 'bac.example'], isLive: false }
  const { approvalId } = (await ask(wanted)).data
  expect((await ask(wanted, other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
  expect((await line('bac'))?.askedBy).not.toBe('')
  const { approvals } = (await desk.ask(listApprovals, {}, other)).data
  const shown = approvals.find(({ id }) => id === approvalId)
  expect(shown?.before).toMatchObject({ domains: 'keo-bac.example', isLive: 'open' })
  expect(shown?.after).toMatchObject({ domains: 'keo-bac.example bac.example', isLive: 'closed' })
  expect((await decide(approvalId, false)).code).toBe(OK)
  expect(await line('bac')).toMatchObject({ domains: ['keo-bac.example'], isLive: true, askedBy: '' })
})

test('an address of another line, twice the same, an unknown type and a default line with addresses are refused', async () => {
  const wrong: Partial<typeof LINE>[] = [
    { line: 'hai', domains: ['keo-bac.example'] },
    { line: 'hai', domains: ['hai.example', 'hai.example'] },
    { line: 'hai', domains: [] },
    { line: 'hai', domains: ['hai.example'], lobbySort: [999_999] },
    { line: '', name: 'keo', domains: ['hai.example'] },
    { line: 'hai', domains: ['https://hai.example'] },
    { line: 'hai', domains: ['hai.example'], downloadUrl: 'http://hai.example' },
  ]
  const before = await lines()
  for (const change of wrong) expect((await ask(change)).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect(await lines()).toEqual(before)
})

test('two lines that ask for one address: the second one is refused when it is approved', async () => {
  const first = (await ask({ line: 'mot', domains: ['chung.example'] })).data.approvalId
  const second = (await ask({ line: 'hai', domains: ['chung.example'] }, other)).data.approvalId
  expect((await decide(first, true)).code).toBe(OK)
  expect((await decide(second, true, editor)).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect(await line('hai')).toBeUndefined()
})
