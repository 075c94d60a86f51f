import { addPayInAccount } from '@keo/contract/console-accounts'
import { saveBank } from '@keo/contract/console-banks'
import { saveConsoleCampaign } from '@keo/contract/console-campaigns'
import { askChannel } from '@keo/contract/console-channels'
import { saveContentAnnouncement } from '@keo/contract/console-content'
import { getMailing, saveMailing } from '@keo/contract/console-letters'
import { askAgentLine } from '@keo/contract/console-lines'
import { announceInRoom, listConsoleRooms, saveHost } from '@keo/contract/console-live'
import { setRest } from '@keo/contract/console-maintenance'
import { writeToMember } from '@keo/contract/console-member-acts'
import { ERRORS, fail } from '@keo/contract/errors'
import { listLetters } from '@keo/contract/inbox'
import { getMember } from '@keo/contract/members'
import { decodeContent } from '@keo/contract/rich-content'
import { getRoomTalk } from '@keo/contract/room-chat'
import { listRooms } from '@keo/contract/rooms'
import type { StaffCall } from '@keo/contract/staff-call'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours } from '@keo/units/instants'
import { beforeAll, describe, expect, test } from 'vitest'
import { oneStep } from '../../campaigns/sample-campaign.ts'

const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const REASON = { reason: 'the evening of the final' }
const OK = 200
const SCRIPT = 'Chào <script>alert(1)</script>'
const PICTURE = '<IMG src=x onerror=alert(1)>'
const RUNS = /<script|<img|onerror|javascript:/i
let editor: Staff
let crm: Staff
let clerk: Staff

beforeAll(async () => {
  const admin = await desk.first()
  editor = await desk.hire(admin, 'content')
  crm = await desk.hire(admin, 'campaigns')
  clerk = await desk.hire(admin, 'payments')
})

const four = (vi: string) => ({ vi, en: vi, 'zh-CN': vi, th: vi })
const plain = four('Chào')
const EVERYBODY = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
const announcement = { id: '', version: 0, annType: 0 as const, sortNum: 1, startsAt: null, endsAt: null }
const line = {
  line: 'keo-moi',
  name: 'Kèo mới',
  domains: ['keo-moi.example'],
  isLive: true,
  isCSportOn: true,
  doorCheck: 1 as const,
  isDownloadShown: false,
  downloadUrl: null,
  hasAutoPlay: false,
  hasFastSpin: false,
  lobbySort: null,
  ...REASON,
}
const host = {
  id: null,
  version: 0,
  name: 'Hà Phố Núi',
  avatar: 3,
  sports: [1],
  languages: ['vi'],
  worksFrom: 0,
  worksHours: 24,
  isAway: false,
  ...REASON,
}
const channel = {
  id: 'qr-moi',
  kind: 'bank',
  name: plain,
  note: plain,
  min: '50000.00',
  max: '90000.00',
  monthMax: null,
  giftBp: 0,
  feeBp: 0,
  presets: [],
  fromSeconds: 1,
  toSeconds: 2,
  payMinutes: 1,
  ...REASON,
}
const account = {
  channelId: 'nowhere',
  id: 'nothing',
  name: 'TEST',
  note: plain,
  target: { network: 'TRC20', contract: 'TEST-USDT', confirmations: 19 },
  min: null,
  max: null,
  dayMax: null,
  ...REASON,
}
const bank = {
  code: 'MOI',
  shortName: 'Moi',
  name: 'Moi',
  country: 'VN',
  bin: '',
  isC2c: false,
  isShown: false,
  place: 500,
  ...REASON,
}
const rest = () => ({
  place: 'live',
  startsAt: world.worldClock.now(),
  endsAt: world.worldClock.now() + hours(1),
  content: plain,
  seenStartsAt: null,
  seenEndsAt: null,
  ...REASON,
})
type Texts = readonly [
  what: string,
  who: () => Staff,
  call: StaffCall,
  text: (words: string) => Record<string, unknown>,
]
/** One line, a name or an address: none of them needs a sign that a tag begins with. */
const REFUSED: readonly Texts[] = [
  [
    'the title of an announcement',
    () => editor,
    saveContentAnnouncement,
    (words) => ({ ...announcement, title: four(words), content: plain }),
  ],
  [
    'the title of a letter to many',
    () => editor,
    saveMailing,
    (words) => ({ id: '', version: 0, title: four(words), content: plain, audience: EVERYBODY }),
  ],
  [
    'the title of a letter to one',
    () => clerk,
    writeToMember,
    (words) => ({ id: 'mbr_nobody', title: words, text: 'hello', key: '00000000-0000-0000', ...REASON }),
  ],
  ['the title of a rest', () => editor, setRest, (words) => ({ ...rest(), title: four(words) })],
  ['the name of an agent line', () => editor, askAgentLine, (words) => ({ ...line, name: words })],
  [
    'where an agent line fetches the app',
    () => editor,
    askAgentLine,
    (words) => ({ ...line, downloadUrl: `https://x.example/${words}` }),
  ],
  ['the name of a host', () => editor, saveHost, (words) => ({ ...host, name: words })],
  ['the name of a way in', () => clerk, askChannel, (words) => ({ ...channel, name: four(words) })],
  ['the note of a way in', () => clerk, askChannel, (words) => ({ ...channel, note: four(words) })],
  ['the name of an account', () => clerk, addPayInAccount, (words) => ({ ...account, name: words })],
  ['the note of an account', () => clerk, addPayInAccount, (words) => ({ ...account, note: four(words) })],
  ['the name of a bank', () => clerk, saveBank, (words) => ({ ...bank, name: words })],
  ['the short name of a bank', () => clerk, saveBank, (words) => ({ ...bank, shortName: words })],
]

describe('[BO-09] markup is refused', () => {
  test.each(REFUSED)('%s', async (_what, who, call, text) => {
    for (const words of [SCRIPT, PICTURE])
      expect((await desk.ask(call, text(words), who())).code, `${words}`).toBe(ERRORS.INVALID_INPUT.wire)
    const { code } = await desk.ask(call, text('TEST'), who())
    expect(code, 'the same request with letters').not.toBe(ERRORS.INVALID_INPUT.wire)
  })

  test('an address that runs something', async () => {
    for (const downloadUrl of ['javascript:alert(1)', 'data:text/html,x', 'http://x.example/app'])
      expect((await desk.ask(askAgentLine, { ...line, downloadUrl }, editor)).code).toBe(
        ERRORS.INVALID_INPUT.wire,
      )
  })

  test('the title, the lines and the rules of a campaign', async () => {
    const words = four(SCRIPT)
    const campaigns = [
      oneStep('new-one', { title: words }),
      oneStep('new-one', { subtitle: words }),
      oneStep('new-one', { rules: [{ title: plain, text: four(PICTURE) }] }),
    ]
    const save = async (campaign: object) =>
      (
        await desk.ask(
          saveConsoleCampaign,
          { definition: JSON.stringify(campaign), basedOn: 0, ...REASON },
          crm,
        )
      ).data
    for (const campaign of campaigns) {
      const { problem, version } = await save(campaign)
      expect(problem).not.toBe('')
      expect(version).toBe(0)
    }
    expect(await save(oneStep('new-one'))).toMatchObject({ problem: '', version: 1 })
  })
})

test('[BO-09] a letter to many is cleaned when it is saved', async () => {
  const content = four(`<p>Chào</p>${SCRIPT}${PICTURE}<a href="javascript:alert(1)">x</a>`)
  const { data: key } = await desk.ask(
    saveMailing,
    { id: '', version: 0, title: plain, content, audience: EVERYBODY },
    editor,
  )
  const { data } = await desk.ask(getMailing, { id: key.id }, editor)
  for (const html of Object.values(data.content)) {
    expect(html).toContain('<p>Chào</p>')
    expect(html).not.toMatch(RUNS)
  }
})

describe('[BO-09] what is written as lines is read as letters', () => {
  test('a letter to one member', async () => {
    const token = await world.signIn('maitran88')
    const { id } = (await world.call(getMember, {}, { token })).data
    const asked = {
      id,
      title: 'Về đơn của bạn',
      text: `${SCRIPT}\n${PICTURE}`,
      key: '00000000-0000-0001',
      ...REASON,
    }
    expect((await desk.ask(writeToMember, asked, clerk)).code).toBe(OK)
    const { list } = (await world.call(listLetters, { letType: 0 }, { token })).data
    const html = decodeContent(list.find(({ title }) => title === asked.title)?.content ?? '') ?? ''
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('&lt;IMG')
    expect(html).not.toMatch(/<(script|img)/i)
  })

  test('the notice of a room comes as it was written, in a field that holds no markup', async () => {
    await world.call(listRooms, { kind: 'match' })
    await world.jobs.runDue()
    const [room] = (await desk.ask(listConsoleRooms, { view: 'open' }, editor)).data.rooms
    const id = room?.id ?? fail('NOT_FOUND')
    const notice = { id, text: SCRIPT, key: 'notice-of-tonight', ...REASON }
    expect((await desk.ask(announceInRoom, notice, editor)).code).toBe(OK)
    expect((await world.call(getRoomTalk, { roomId: id })).data.pinned?.text).toBe(SCRIPT)
  })
})
