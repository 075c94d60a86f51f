import { listAudit } from '@keo/contract/console-audit'
import {
  getContentAnnouncement,
  listContentAnnouncements,
  publishContentAnnouncement,
  restoreContentAnnouncement,
  saveContentAnnouncement,
  withdrawContentAnnouncement,
} from '@keo/contract/console-content'
import { getMailing, saveMailing, sendMailing, stopMailing, tryMailing } from '@keo/contract/console-letters'
import { decideApproval } from '@keo/contract/console-approvals'
import {
  getSiteText,
  listSiteTexts,
  publishSiteText,
  saveSiteText,
  undoSiteText,
} from '@keo/contract/console-texts'
import { endRest, listRests, setRest } from '@keo/contract/console-maintenance'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { getHelpArticle, listHelpArticles } from '@keo/contract/help'
import { listAnnouncements, listLetters, type AnnType } from '@keo/contract/inbox'
import { getLegalTexts } from '@keo/contract/legal-texts'
import { takeBreak } from '@keo/contract/safer-play'
import { decodeContent } from '@keo/contract/rich-content'
import {
  getAgentConfig,
  getHomeBar,
  listGameTypes,
  querySiteMaintenance,
  SITE_POINT,
} from '@keo/contract/site'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours, seconds } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const wire = (code: ErrorCode) => ERRORS[code].wire
const SCRIPT =
  '<p>Chào</p><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a>'
const OK = 200
let admin: Staff
let linh: Staff
let other: Staff

beforeAll(async () => {
  admin = await desk.first()
  linh = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})

const draft = (vi: string, en = '', extra: { startsAt?: number; endsAt?: number } = {}) => ({
  annType: 0 as const,
  sortNum: 900,
  title: { vi, en, 'zh-CN': '', th: '' },
  content: { vi: `<p>${vi}</p>`, en: en && `<p>${en}</p>`, 'zh-CN': '', th: '' },
  startsAt: extra.startsAt ?? null,
  endsAt: extra.endsAt ?? null,
})
const save = (
  staff: Staff,
  text: Omit<ReturnType<typeof draft>, 'annType'> & { annType: AnnType },
  key = { id: '', version: 0 },
) => desk.ask(saveContentAnnouncement, { ...key, ...text }, staff)
const publish = (key: { id: string; version: number }) => desk.ask(publishContentAnnouncement, key, linh)
/** What a player reads of it. */
async function read(id: string, language = 'vi-VI') {
  const { list } = (await world.call(listAnnouncements, {}, { language })).data
  const found = list.find((one) => one.id === id)
  return found && { title: found.title, html: decodeContent(found.content) }
}

test('a draft is nobody’s but the staff’s; published, players read it, and who has no text of their own reads English', async () => {
  const { data: key } = await save(linh, draft('Nạp chậm', 'Slow deposits'))
  expect(await read(key.id)).toBeUndefined()
  const { announcements } = (await desk.ask(listContentAnnouncements, {}, linh)).data
  const row = announcements.find(({ id }) => id === key.id)
  expect(row).toMatchObject({ ...key, state: 'draft', missing: ['zh-CN', 'th'], publishedVersion: null })
  expect((await publish(key)).code).toBe(OK)
  expect(await read(key.id)).toEqual({ title: 'Nạp chậm', html: '<p>Nạp chậm</p>' })
  expect(await read(key.id, 'th-TH')).toEqual({ title: 'Slow deposits', html: '<p>Slow deposits</p>' })
  const { notices } = (await world.call(getHomeBar, {}, { language: 'vi-VI' })).data
  expect(notices[0]).toMatchObject({ id: key.id, text: 'Nạp chậm' })
  const gone = await desk.ask(
    withdrawContentAnnouncement,
    { ...key, reason: 'deposits are quick again' },
    linh,
  )
  expect(gone.code).toBe(OK)
  expect(await read(key.id)).toBeUndefined()
  const { entries } = (await desk.ask(listAudit, { object: key.id }, admin)).data
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
    [linh.id, 'announcement.withdrawn'],
    [linh.id, 'announcement.published'],
    [linh.id, 'announcement.saved'],
  ])
})

test('a bulletin of the operator is read where bulletins are, runs on home for everybody, and is no letter of the inbox', async () => {
  const text = { ...draft('Lịch đổi giờ', 'Kick-off moved'), annType: 2 as const, sortNum: 990_000 }
  const { data: key } = await save(linh, text)
  const bulletins = async (language = 'vi-VI') => {
    const { list } = (await world.call(listAnnouncements, { annType: '2' }, { language })).data
    return list.filter(({ id }) => id === key.id).map(({ title }) => title)
  }
  expect(await bulletins()).toEqual([])
  await publish(key)
  expect(await bulletins()).toEqual(['Lịch đổi giờ'])
  expect(await bulletins('th-TH')).toEqual(['Kick-off moved'])
  expect(await read(key.id)).toBeUndefined()
  const { notices } = (await world.call(getHomeBar, {}, { language: 'vi-VI' })).data
  expect(notices[0]).toEqual({ id: key.id, text: 'Lịch đổi giờ', path: '/bulletins' })
  await desk.ask(withdrawContentAnnouncement, { ...key, reason: 'the match was played' }, linh)
  expect(await bulletins()).toEqual([])
})

test('[BO-09] [HTM-01] script that staff saves is gone when it is kept, shown and published', async () => {
  const text = { ...draft('Chào'), content: { vi: SCRIPT, en: SCRIPT, 'zh-CN': SCRIPT, th: SCRIPT } }
  const { data: key } = await save(linh, text)
  const kept = (await desk.ask(getContentAnnouncement, { id: key.id }, linh)).data
  await publish(key)
  for (const html of [...Object.values(kept.content), (await read(key.id))?.html ?? '']) {
    expect(html).toContain('<p>Chào</p>')
    expect(html).not.toMatch(/script|onerror|javascript/)
  }
  expect((await save(linh, draft('<script>alert(1)</script>'))).code).toBe(wire('INVALID_INPUT'))
})

test('two editors on one text: the second is told, whatever they do with it', async () => {
  const { data: key } = await save(linh, draft('Bản một'))
  expect((await save(linh, draft('Bản hai'), key)).data).toEqual({ id: key.id, version: 2 })
  expect((await save(other, draft('Bản khác'), key)).code).toBe(wire('CHANGED_MEANWHILE'))
  const both = await Promise.all(
    [linh, other].map((staff) => save(staff, draft('Cùng lúc'), { id: key.id, version: 2 })),
  )
  expect(both.map(({ code }) => code).toSorted()).toEqual([OK, wire('CHANGED_MEANWHILE')])
  expect((await publish(key)).code).toBe(wire('CHANGED_MEANWHILE'))
  expect(await read(key.id)).toBeUndefined()
})

test('an older text comes back as the newest, and the history keeps all of them', async () => {
  const { data: key } = await save(linh, draft('Bản một'))
  const { data: second } = await save(other, draft('Bản hai'), key)
  await publish(second)
  const back = await desk.ask(restoreContentAnnouncement, { ...second, from: 1 }, linh)
  expect(back.data).toEqual({ id: key.id, version: 3 })
  expect((await read(key.id))?.title).toBe('Bản hai')
  await publish(back.data)
  expect((await read(key.id))?.title).toBe('Bản một')
  const { history } = (await desk.ask(getContentAnnouncement, { id: key.id }, linh)).data
  expect(history.map(({ version, title }) => [version, title.vi])).toEqual([
    [3, 'Bản một'],
    [2, 'Bản hai'],
    [1, 'Bản một'],
  ])
})

test('what came with the site can be changed, and what it said before can come back', async () => {
  const id = 'ann_adults'
  const { data: held } = await desk.ask(getContentAnnouncement, { id }, linh)
  expect(held).toMatchObject({ version: 0, state: 'running', missing: [] })
  const { data: next } = await save(linh, draft('Từ 18 tuổi'), { id, version: 0 })
  expect(next.version).toBe(2)
  const back = await desk.ask(restoreContentAnnouncement, { ...next, from: 1 }, linh)
  await publish(back.data)
  expect((await read(id))?.title).toBe(held.title.vi)
})

test('with a start and an end players see it between them alone', async () => {
  const now = world.worldClock.now()
  const { data: key } = await save(
    linh,
    draft('Tối nay', '', { startsAt: now + hours(1), endsAt: now + hours(2) }),
  )
  await publish(key)
  const state = async () => (await desk.ask(getContentAnnouncement, { id: key.id }, linh)).data.state
  expect([await state(), await read(key.id)]).toEqual(['scheduled', undefined])
  world.worldClock.jump(hours(1))
  expect([await state(), (await read(key.id))?.title]).toEqual(['running', 'Tối nay'])
  world.worldClock.jump(hours(1))
  expect([await state(), await read(key.id)]).toEqual(['over', undefined])
  expect((await publish(key)).code).toBe(wire('INVALID_INPUT'))
})

/** Whatever is on its way goes on. */
async function mailed() {
  world.worldClock.jump(seconds(6))
  await world.jobs.runDue()
}
const EVERYBODY = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
const letter = (vi: string, audience = EVERYBODY) => ({
  title: { vi, en: 'Hello', 'zh-CN': '', th: '' },
  content: { vi: `<p>${vi}</p>${SCRIPT}`, en: '<p>Hello</p>', 'zh-CN': '', th: '' },
  audience,
})
const write = (staff: Staff, text: ReturnType<typeof letter>, key = { id: '', version: 0 }) =>
  desk.ask(saveMailing, { ...key, ...text }, staff)
async function lettersOf(userName: string, language = 'vi-VI') {
  const token = await world.signIn(userName)
  const { list } = (await world.call(listLetters, { letType: 1 }, { token, language })).data
  return list.filter(({ kind }) => kind === 'campaign')
}

test('[BO-08] [RSP-08] a letter to an audience is counted before it goes, goes to each of them once, and to nobody on a break', async () => {
  const rests = { token: await world.signIn('linhnguyen7') }
  await world.call(takeBreak, { days: 1 }, rests)
  const { data: all } = await desk.ask(tryMailing, { audience: EVERYBODY }, linh)
  const { data: vip } = await desk.ask(tryMailing, { audience: { ...EVERYBODY, vipFrom: 3 } }, linh)
  expect(all).toMatchObject({ onBreak: 1, isWhole: true })
  expect(vip.members).toBeLessThan(all.members)
  expect(await lettersOf('maitran88')).toEqual([])

  const { data: key } = await write(linh, letter('Ưu đãi'))
  expect((await desk.ask(sendMailing, key, linh)).code).toBe(OK)
  // The same tap again, and the job again: nobody gets it twice.
  expect((await desk.ask(sendMailing, key, linh)).code).toBe(wire('CHANGED_MEANWHILE'))
  for (let again = 0; again < 2; again += 1) await mailed()
  expect((await desk.ask(getMailing, { id: key.id }, linh)).data).toMatchObject({
    state: 'sent',
    sentTo: all.members - 1,
    passedOver: 1,
  })
  const [mine, ...more] = await lettersOf('maitran88')
  expect([mine?.title, more.length]).toEqual(['Ưu đãi', 0])
  const html = decodeContent(mine?.content ?? '')
  expect(html).toContain('<p>Ưu đãi</p>')
  expect(html).not.toMatch(/script|onerror|javascript/)
  expect((await lettersOf('maitran88', 'th-TH'))[0]?.title).toBe('Hello')
  expect((await world.call(listLetters, { letType: 1 }, rests)).data.list).toEqual([])
})

test('a letter that two write: the second is told; what was sent is no draft any more; a stopped one goes no further', async () => {
  const { data: key } = await write(linh, letter('Một'))
  await write(other, letter('Hai'), key)
  expect((await write(linh, letter('Ba'), key)).code).toBe(wire('CHANGED_MEANWHILE'))
  const second = { id: key.id, version: 2 }
  await desk.ask(sendMailing, second, linh)
  expect((await write(linh, letter('Bốn'), second)).code).toBe(wire('CHANGED_MEANWHILE'))
  await desk.ask(stopMailing, { ...second, reason: 'a wrong date in it' }, other)
  await mailed()
  expect((await desk.ask(getMailing, { id: key.id }, linh)).data).toMatchObject({
    state: 'stopped',
    sentTo: 0,
  })
})

/** More members of the highest level than one batch of letters takes. */
const MANY = 1_200
const TOPMOST = { ...EVERYBODY, vipFrom: 11 }

test('[BO-08] a letter that is interrupted goes on where it stood: everybody has it once', async () => {
  await database.asOwner(
    `insert into platform.member (tenant_id, id, user_name, user_name_folded, nick_name, registered_at, vip_level)
     select 'keo', id, id, id, id, now(), 11 from (select 'mbr_many' || lpad(n::text, 22, '0') as id from generate_series(1, $1::int) n) m`,
    [MANY],
  )
  const { data: tried } = await desk.ask(tryMailing, { audience: TOPMOST }, linh)
  const { data: key } = await write(linh, letter('Dài hơi', TOPMOST))
  const sentOf = async () => (await desk.ask(getMailing, { id: key.id }, linh)).data
  // In the second batch the database refuses, as when its disk is full.
  await database.asOwner(`create function platform.refuse_letter() returns trigger language plpgsql as
    $$ begin if new.member_id = 'mbr_many' || lpad('900', 22, '0') then raise 'no room left'; end if; return new; end $$`)
  await database.asOwner(
    'create trigger refuse_letter before insert on platform.letter for each row execute function platform.refuse_letter()',
  )
  expect((await desk.ask(sendMailing, key, linh)).code).toBe(OK)
  await mailed()
  expect(await sentOf()).toMatchObject({ state: 'sending', sentTo: 500 })
  await database.asOwner('drop trigger refuse_letter on platform.letter')
  await mailed()
  expect(await sentOf()).toMatchObject({ state: 'sent', sentTo: tried.members, passedOver: 0 })
  const [held] = await database.asOwner(
    'select count(*)::int as letters, count(distinct member_id)::int as members from platform.letter where about = $1',
    [key.id],
  )
  expect(held).toEqual({ letters: tried.members, members: tried.members })
})

const restOf = async (place: string) => {
  const { rests } = (await desk.ask(listRests, { text: '' }, linh)).data
  const found = rests.find((one) => one.place === place)
  return { place, seenStartsAt: found?.startsAt ?? null, seenEndsAt: found?.endsAt ?? null }
}
const NO_TEXTS = { vi: '', en: '', 'zh-CN': '', th: '' }
const REASON = { reason: 'the provider updates its servers' }

test('a type of games rests when it was announced, for players too, and one person ends it', async () => {
  const [type] = (await world.call(listGameTypes, {})).data
  const place = `type:${type?.id ?? 0}`
  const isResting = async () =>
    (await world.call(listGameTypes, {})).data.find(({ id }) => id === type?.id)?.isMaintain
  const now = world.worldClock.now()
  const window = { startsAt: now + hours(1), endsAt: now + hours(2), title: NO_TEXTS, content: NO_TEXTS }
  const seen = await restOf(place)
  expect((await desk.ask(setRest, { ...seen, ...window, ...REASON }, linh)).data).toEqual({ approvalId: '' })
  // Somebody who read it before that is told.
  expect((await desk.ask(setRest, { ...seen, ...window, ...REASON }, other)).code).toBe(
    wire('CHANGED_MEANWHILE'),
  )
  expect(await isResting()).toBe(false)
  world.worldClock.jump(hours(1) + 1000)
  expect(await isResting()).toBe(true)
  expect((await desk.ask(endRest, { ...(await restOf(place)), ...REASON }, linh)).code).toBe(OK)
  expect(await isResting()).toBe(false)
  const { entries } = (await desk.ask(listAudit, { object: place }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['maintenance.ended', 'maintenance.set'])
  const nowhere = { place: 'game:999', seenStartsAt: null, seenEndsAt: null }
  expect((await desk.ask(endRest, { ...nowhere, ...REASON }, linh)).code).toBe(wire('NOT_FOUND'))
})

test('the whole site is closed by two people and opened by one; script is no title', async () => {
  const closed = async (language: string) =>
    (await world.call(querySiteMaintenance, { point: SITE_POINT }, { language })).data
  const now = world.worldClock.now()
  const asked = {
    ...(await restOf('site')),
    startsAt: now - 1000,
    endsAt: now + hours(1),
    title: { ...NO_TEXTS, vi: 'Cập nhật', en: 'An update' },
    content: { ...NO_TEXTS, vi: SCRIPT },
    ...REASON,
  }
  const script = { ...asked, title: { ...NO_TEXTS, vi: '<script>' } }
  expect((await desk.ask(setRest, script, linh)).code).toBe(wire('INVALID_INPUT'))
  const { approvalId: id } = (await desk.ask(setRest, asked, linh)).data
  expect((await closed('vi-VI')).status).toBe('0')
  const approve = (staff: Staff) => desk.ask(decideApproval, { id, isApproved: true, ...REASON }, staff)
  expect((await approve(linh)).code).toBe(wire('APPROVAL_OWN'))
  expect((await approve(other)).data).toMatchObject({ state: 'approved' })
  // Shown as text: the page writes letters, never markup.
  expect(await closed('vi-VI')).toMatchObject({ status: '1', title: 'Cập nhật', content: SCRIPT })
  expect((await closed('th-TH')).title).toBe('An update')
  expect((await desk.ask(endRest, { ...(await restOf('site')), ...REASON }, other)).code).toBe(OK)
  expect((await closed('vi-VI')).status).toBe('0')
})

const HELP = { place: 'help' as const, key: 'passkey' }
const NO_WORDS = { vi: '', en: '', 'zh-CN': '', th: '' }
const saveText = (staff: Staff, version: number, vi: string, startsAt: number | null = null) =>
  desk.ask(saveSiteText, { ...HELP, version, fields: { article: { ...NO_WORDS, vi } }, startsAt }, staff)
const helpIn = async (language: string) =>
  (await world.call(getHelpArticle, { id: HELP.key }, { language })).data

test('an article of the help is written over, found by its new words, and undone to what came before it', async () => {
  const before = { vi: (await helpIn('vi-VI')).title, en: (await helpIn('en-US')).title }
  const article = '# Khóa mới tinh\n> Chạm một cái là vào.\n\n<script>alert(1)</script>'
  expect((await saveText(linh, 0, article)).data).toEqual({ key: HELP.key, version: 1 })
  expect((await helpIn('vi-VI')).title).toBe(before.vi)
  const { texts } = (await desk.ask(listSiteTexts, { place: 'help' }, linh)).data
  expect(texts.find(({ key }) => key === HELP.key)).toMatchObject({
    state: 'draft',
    version: 1,
    missing: ['en', 'zh-CN', 'th'],
  })
  expect((await desk.ask(publishSiteText, { ...HELP, version: 1 }, linh)).code).toBe(OK)
  const shown = await helpIn('vi-VI')
  expect(shown).toMatchObject({ title: 'Khóa mới tinh', answer: 'Chạm một cái là vào.' })
  // Shown as text: the page writes letters, never markup.
  expect(shown.blocks).toEqual([
    { kind: 'text', lines: [{ spans: [{ text: '<script>alert(1)</script>' }] }] },
  ])
  expect((await helpIn('en-US')).title).toBe(before.en)
  const found = await world.call(listHelpArticles, { search: 'mới tinh' }, { language: 'vi-VI' })
  expect(found.data.items[0]).toMatchObject({ id: HELP.key, title: 'Khóa mới tinh' })

  const undo = { ...HELP, version: 1, reason: 'wrong words' }
  expect((await desk.ask(undoSiteText, undo, linh)).code).toBe(OK)
  expect((await helpIn('vi-VI')).title).toBe(before.vi)
  expect((await desk.ask(undoSiteText, undo, linh)).code).toBe(wire('NOT_FOUND'))
  const { entries } = (await desk.ask(listAudit, { object: 'help:passkey' }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['text.undone', 'text.published', 'text.saved'])
})

test('two editors on one text: the second is told; a text for later comes when its time has', async () => {
  const { version } = (await desk.ask(getSiteText, HELP, linh)).data
  const article = (words: string) => `# ${words}\n> Ngắn gọn.`
  const both = await Promise.all([
    saveText(linh, version, article('Một')),
    saveText(other, version, article('Hai')),
  ])
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
    [OK, wire('CHANGED_MEANWHILE')].toSorted((a, b) => a - b),
  )
  expect((await saveText(linh, version + 1, 'no article')).code).toBe(wire('INVALID_INPUT'))
  const soon = world.worldClock.now() + hours(1)
  expect((await saveText(linh, version + 1, article('Hẹn giờ'), soon)).code).toBe(OK)
  await desk.ask(publishSiteText, { ...HELP, version: version + 2 }, other)
  expect((await desk.ask(getSiteText, HELP, linh)).data).toMatchObject({
    state: 'scheduled',
    runningVersion: 0,
  })
  expect((await helpIn('vi-VI')).title).not.toBe('Hẹn giờ')
  world.worldClock.jump(hours(1) + seconds(1))
  linh = { ...linh, cookie: (await desk.signIn(linh)).session }
  expect((await helpIn('vi-VI')).title).toBe('Hẹn giờ')
  expect((await desk.ask(getSiteText, HELP, linh)).data.state).toBe('running')
})

test('a banner, a line, a section of the agreement and who runs the site are read as they were written', async () => {
  const writeOver = async (place: 'banners' | 'lines' | 'legal' | 'about', field: string, vi: string) => {
    const { texts } = (await desk.ask(listSiteTexts, { place }, linh)).data
    const key = texts.find((one) => one.key === 'main')?.key ?? texts[0]?.key ?? ''
    const at = { place, key, version: 0 }
    const fields = { [field]: { ...NO_WORDS, vi } }
    expect((await desk.ask(saveSiteText, { ...at, fields, startsAt: null }, linh)).code).toBe(OK)
    expect((await desk.ask(publishSiteText, { ...at, version: 1 }, linh)).code).toBe(OK)
    return key
  }
  const banner = await writeOver('banners', 'title', 'Hè sang')
  const bar = (await world.call(getHomeBar, {}, { language: 'vi-VI' })).data
  expect(bar.banners.find(({ id }) => id === banner)?.title).toBe('Hè sang')
  await writeOver('lines', 'name', 'KÈO của bạn')
  expect((await world.call(getAgentConfig, {}, { language: 'vi-VI' })).data.name).toBe('KÈO của bạn')
  const section = await writeOver('legal', 'body', 'Từ đủ {age} tuổi.')
  const legal = async (language: string) => (await world.call(getLegalTexts, {}, { language })).data.texts
  await writeOver('about', 'licence', 'Giấy phép số 12/GP')
  expect(await legal('vi-VI')).toEqual({
    [`${section}.body`]: 'Từ đủ {age} tuổi.',
    'company.licence': 'Giấy phép số 12/GP',
  })
  expect(await legal('en-US')).toEqual({})
})
