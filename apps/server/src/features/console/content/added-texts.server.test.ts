import { listAudit } from '@keo/contract/console-audit'
import { moveSiteText, putBackSiteText, takeOffSiteText } from '@keo/contract/console-text-standing'
import {
  getSiteText,
  listSiteTexts,
  publishSiteText,
  saveSiteText,
  undoSiteText,
  type TextPlace,
} from '@keo/contract/console-texts'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { getArticle, listArticles } from '@keo/contract/articles'
import { getHelpArticle, listHelpArticles, listHelpGroups } from '@keo/contract/help'
import { getHomeBar } from '@keo/contract/site'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const wire = (code: ErrorCode) => ERRORS[code].wire
const OK = 200
const REASON = { reason: 'the offer is over' }
let admin: Staff
let linh: Staff
let other: Staff

beforeAll(async () => {
  admin = await desk.first()
  linh = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})
/** The world's clock moves by hours, and who does nothing for a quarter of one is out. */
beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  admin = await again(admin)
  linh = await again(linh)
  other = await again(other)
})

type Save = RequestOf<typeof saveSiteText>
const only = (vi: string, en = '') => ({ vi, en, 'zh-CN': '', th: '' })
const banner = (vi: string, more: Partial<Save> = {}): Save => ({
  place: 'banners',
  key: '',
  version: 0,
  fields: { title: only(vi), text: only('Một dòng.', 'One line.') },
  facts: { art: 'gem', tone: 'sea', path: '/vip' },
  startsAt: null,
  ...more,
})
const save = (text: Save, as = linh) => desk.ask(saveSiteText, text, as)
const publish = (at: { place: TextPlace; key: string; version: number }, as = linh) =>
  desk.ask(publishSiteText, at, as)
async function published(text: Save) {
  const { key, version } = (await save(text)).data
  const at = { place: text.place, key, version }
  expect((await publish(at)).code).toBe(OK)
  return at
}
const home = async (language = 'vi-VI') => (await world.call(getHomeBar, {}, { language })).data.banners
const onHome = async (id: string, language?: string) => (await home(language)).find((one) => one.id === id)
const rowOf = async (place: TextPlace, key: string) =>
  (await desk.ask(listSiteTexts, { place }, linh)).data.texts.find((one) => one.key === key)

test('a banner is added as a draft, published, and read in each language or in the nearest there is', async () => {
  const before = await home()
  const { key, version } = (await save(banner('Quà mùa hè'))).data
  const at = { place: 'banners' as const, key, version }
  expect(await rowOf('banners', key)).toMatchObject({
    name: 'Quà mùa hè',
    state: 'draft',
    isAdded: true,
    missing: ['en', 'zh-CN', 'th'],
    position: before.length + 1,
  })
  expect(await home()).toEqual(before)
  expect((await publish(at)).code).toBe(OK)
  const shown = { id: key, tag: '', art: 'gem', tone: 'sea', path: '/vip', title: 'Quà mùa hè' }
  expect((await home()).at(-1)).toEqual({ ...shown, text: 'Một dòng.' })
  expect(await onHome(key, 'th-TH')).toEqual({ ...shown, text: 'One line.' })

  const next = (await save(banner('Quà mùa thu', { ...at, facts: { art: 'crown' } }))).data
  expect((await onHome(key))?.title).toBe('Quà mùa hè')
  await publish({ ...at, version: next.version })
  expect(await onHome(key)).toMatchObject({ title: 'Quà mùa thu', art: 'crown', path: '/vip' })
  await desk.ask(undoSiteText, { ...at, version: next.version, ...REASON }, linh)
  expect(await onHome(key)).toMatchObject({ title: 'Quà mùa hè', art: 'gem' })
  await desk.ask(undoSiteText, { ...at, version: next.version, ...REASON }, linh)
  expect(await onHome(key)).toBeUndefined()
})

test('what came with the product is given another picture and aim, and has its own again', async () => {
  const [first] = await home()
  const at = { place: 'banners' as const, key: first?.id ?? '' }
  const facts = { art: 'wheel', tone: 'ink', path: '/activity-detail?id=11' }
  const next = await published(banner('Bản mới', { ...at, facts }))
  expect(await onHome(at.key)).toMatchObject({ title: 'Bản mới', ...facts })
  await desk.ask(undoSiteText, { ...next, ...REASON }, linh)
  expect(await onHome(at.key)).toEqual(first)
})

test.each([
  ['leads to another site', { facts: { path: 'https://evil.example' } }],
  ['leads to another site without its scheme', { facts: { path: '//evil.example' } }],
  ['leads to a page that is not there', { facts: { path: '/no-such-page' } }],
  ['leads to the door', { facts: { path: '/login' } }],
  ['leads to other sites in a frame', { facts: { path: '/webview?url=evil.example' } }],
  ['leads nowhere', { facts: { path: '' } }],
  ['runs script where it leads', { facts: { path: 'javascript:alert(1)' } }],
  ['has a picture of another site', { facts: { art: 'https://evil.example/x.png' } }],
  ['has a picture that is not there', { facts: { art: 'nothing' } }],
  ['has colours that are not there', { facts: { tone: 'url(x)' } }],
  ['has no Vietnamese title', { fields: { title: only('', 'Only English'), text: only('Một dòng.') } }],
  ['has no line', { fields: { title: only('Tiêu đề') } }],
  ['has markup', { fields: { title: only('<b>Quà</b>'), text: only('Một dòng.') } }],
  ['has markup in a language alone', { fields: { title: only('Quà', '<script>'), text: only('Một dòng.') } }],
  ['is longer than a phone shows', { fields: { title: only('a'.repeat(61)), text: only('Một dòng.') } }],
  ['ends before it begins', { startsAt: 2_000, endsAt: 1_000 }],
])('a banner that %s is not kept', async (_how, { facts, ...more }: Partial<Save>) => {
  const whole = { ...banner('Quà'), ...more, facts: { ...banner('').facts, ...facts } }
  const count = async () => (await desk.ask(listSiteTexts, { place: 'banners' }, linh)).data.texts.length
  const before = await count()
  expect((await save(whole)).code).toBe(wire('INVALID_INPUT'))
  expect(await count()).toBe(before)
})

test('with a start and an end players see it between them alone; once it is over it is not published again', async () => {
  const now = world.worldClock.now()
  const at = await published(banner('Tối nay', { startsAt: now + hours(1), endsAt: now + hours(2) }))
  expect([await onHome(at.key), (await rowOf('banners', at.key))?.state]).toEqual([undefined, 'scheduled'])
  world.worldClock.jump(hours(1))
  linh = { ...linh, cookie: (await desk.signIn(linh)).session }
  expect([(await onHome(at.key))?.title, (await rowOf('banners', at.key))?.state]).toEqual([
    'Tối nay',
    'running',
  ])
  world.worldClock.jump(hours(1))
  linh = { ...linh, cookie: (await desk.signIn(linh)).session }
  expect([await onHome(at.key), (await rowOf('banners', at.key))?.state]).toEqual([undefined, 'over'])
  await desk.ask(undoSiteText, { ...at, ...REASON }, linh)
  expect((await publish(at)).code).toBe(wire('INVALID_INPUT'))
})

test('one is taken off with a reason and put back, the product’s too; of two who do it at once the second is told', async () => {
  const added = await published(banner('Thêm vào'))
  const shipped = { place: 'banners' as const, key: 'handicap', version: 0 }
  for (const at of [added, shipped]) {
    const before = await home()
    const gone = await Promise.all(
      [linh, other].map((as) => desk.ask(takeOffSiteText, { ...at, ...REASON }, as)),
    )
    expect(gone.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
      [OK, wire('CHANGED_MEANWHILE')].toSorted((a, b) => a - b),
    )
    expect(await home()).toEqual(before.filter(({ id }) => id !== at.key))
    const { data } = await desk.ask(getSiteText, at, linh)
    expect(data).toMatchObject({ isOff: true, off: { reason: REASON.reason } })
    expect((await desk.ask(putBackSiteText, at, other)).code).toBe(OK)
    expect(await home()).toEqual(before)
    expect((await desk.ask(putBackSiteText, at, other)).code).toBe(wire('CHANGED_MEANWHILE'))
    expect((await desk.ask(getSiteText, at, linh)).data.off).toBeNull()
  }
  const { entries } = (await desk.ask(listAudit, { object: 'banners:handicap' }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['text.put-back', 'text.taken-off'])
  expect(entries[1]?.after).toContain(REASON.reason)
})

test('a text that somebody saved since then is neither taken off nor put back unread', async () => {
  const at = await published(banner('Bản một'))
  await save(banner('Bản hai', at), other)
  expect((await desk.ask(takeOffSiteText, { ...at, ...REASON }, linh)).code).toBe(wire('CHANGED_MEANWHILE'))
  expect((await save(banner('Bản ba', at))).code).toBe(wire('CHANGED_MEANWHILE'))
  expect((await desk.ask(takeOffSiteText, { ...at, version: 2, reason: 'no' }, linh)).code).toBe(
    wire('INVALID_INPUT'),
  )
  expect((await onHome(at.key))?.title).toBe('Bản một')
})

test('one moves in its row and players see that order; of two who move at once the second is told', async () => {
  const at = await published(banner('Lên đầu'))
  const ids = (await home()).map(({ id }) => id)
  const move = async (key: string, position: number, orderVersion: string, as = linh) =>
    desk.ask(moveSiteText, { place: 'banners', key, position, orderVersion }, as)
  const { orderVersion } = (await desk.ask(getSiteText, at, linh)).data
  const both = await Promise.all([move(at.key, 1, orderVersion), move('live', 1_000, orderVersion, other)])
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
    [OK, wire('CHANGED_MEANWHILE')].toSorted((a, b) => a - b),
  )
  const { orderVersion: next, ofRow } = (await desk.ask(getSiteText, at, linh)).data
  expect(next).not.toBe(orderVersion)
  await move(at.key, 1, next)
  expect((await home())[0]?.id).toBe(at.key)
  expect((await home()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  const { orderVersion: now } = (await desk.ask(getSiteText, at, linh)).data
  expect((await move(at.key, 1, now)).data).toEqual({ isChanged: false })
  expect((await move(at.key, 1_000, now)).data).toEqual({ isChanged: true })
  expect(await rowOf('banners', at.key)).toMatchObject({ position: ofRow })
})

test('who may only write neither takes off nor moves; where nothing can be added every text stays', async () => {
  const writer = await desk.hire(admin, 'campaigns')
  const at = await published(banner('Của tôi'))
  expect((await save(banner('Nháp khác', at), writer)).code).toBe(OK)
  const auditor = await desk.hire(admin, 'auditor')
  expect((await save(banner('Không được'), auditor)).code).toBe(wire('NOT_ALLOWED'))
  const { orderVersion } = (await desk.ask(getSiteText, at, linh)).data
  const asked = { ...at, version: 2 }
  const refused = [
    await publish(asked, writer),
    await desk.ask(takeOffSiteText, { ...asked, ...REASON }, writer),
    await desk.ask(putBackSiteText, asked, writer),
    await desk.ask(moveSiteText, { place: 'banners', key: at.key, position: 1, orderVersion }, writer),
  ]
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => wire('NOT_ALLOWED')))
  const [legal] = (await desk.ask(listSiteTexts, { place: 'legal' }, linh)).data.texts
  const place = { place: 'legal' as const, key: legal?.key ?? '', version: 0 }
  expect((await desk.ask(takeOffSiteText, { ...place, ...REASON }, linh)).code).toBe(wire('NOT_FOUND'))
  expect((await desk.ask(getSiteText, { place: 'legal', key: '' }, linh)).code).toBe(wire('NOT_FOUND'))
  expect((await save({ ...place, key: '', fields: {}, startsAt: null })).code).toBe(wire('NOT_FOUND'))
  expect((await save(banner('Chưa từng có', { key: 'own-nowhere' }))).code).toBe(wire('NOT_FOUND'))
})

const article = (text: string, more: Partial<Save> = {}): Save => ({
  place: 'help',
  key: '',
  version: 0,
  fields: { article: only(text) },
  facts: { group: 'withdraw' },
  startsAt: null,
  ...more,
})
const helpOf = (id: string, language = 'vi-VI') => world.call(getHelpArticle, { id }, { language })
const searched = async (search: string) =>
  (await world.call(listHelpArticles, { search }, { language: 'vi-VI' })).data.items.map(({ id }) => id)
const inGroup = async (groupId: string) =>
  (await world.call(listHelpArticles, { groupId }, { language: 'vi-VI' })).data.items.map(({ id }) => id)
const countOf = async (group: string) =>
  (await world.call(listHelpGroups, {})).data.groups.find(({ id }) => id === group)?.count ?? 0

test('an article is added to a group and found in its list, by its address and by its words, until it is taken off', async () => {
  const text =
    '# Rút về ví Mặt Trăng\n> Mất hai phút.\n1. Mở [Rút tiền](/withdraw).\n<script>alert(1)</script>'
  const [before, count] = [await inGroup('withdraw'), await countOf('withdraw')]
  const { key, version } = (await save(article(text))).data
  const at = { place: 'help' as const, key, version }
  const isFound = async () => [
    (await inGroup('withdraw')).includes(key),
    (await searched('vi mat trang')).includes(key),
    (await helpOf(key)).code === OK,
  ]
  expect(await isFound()).toEqual([false, false, false])
  await publish(at)
  expect(await isFound()).toEqual([true, true, true])
  expect([await inGroup('withdraw'), await countOf('withdraw')]).toEqual([[...before, key], count + 1])
  const { data } = await helpOf(key, 'th-TH')
  expect(data).toMatchObject({ title: 'Rút về ví Mặt Trăng', answer: 'Mất hai phút.', groupId: 'withdraw' })
  expect(data.blocks).toEqual([
    {
      kind: 'steps',
      lines: [{ spans: [{ text: 'Mở ' }, { text: 'Rút tiền', path: '/withdraw' }, { text: '.' }] }],
    },
    // Shown as text: the page writes letters, never markup.
    { kind: 'text', lines: [{ spans: [{ text: '<script>alert(1)</script>' }] }] },
  ])
  await desk.ask(takeOffSiteText, { ...at, ...REASON }, linh)
  expect(await isFound()).toEqual([false, false, false])
  expect((await helpOf(key)).code).toBe(wire('NOT_FOUND'))
  await desk.ask(putBackSiteText, at, linh)
  expect(await isFound()).toEqual([true, true, true])
})

test('an article of the product that many look for is taken off everywhere, and moves within its group alone', async () => {
  const { often } = (await world.call(listHelpGroups, {})).data
  const [{ id, groupId } = { id: '', groupId: '' }] = often
  const at = { place: 'help' as const, key: id, version: 0 }
  await desk.ask(takeOffSiteText, { ...at, ...REASON }, linh)
  expect((await world.call(listHelpGroups, {})).data.often.map((one) => one.id)).not.toContain(id)
  expect([(await helpOf(id)).code, (await inGroup(groupId)).includes(id)]).toEqual([wire('NOT_FOUND'), false])
  await desk.ask(putBackSiteText, at, linh)
  expect((await world.call(listHelpGroups, {})).data.often).toEqual(often)

  const [first = '', second = '', ...rest] = await inGroup('withdraw')
  const { orderVersion } = (await desk.ask(getSiteText, { place: 'help', key: second }, linh)).data
  await desk.ask(moveSiteText, { place: 'help', key: second, position: 1, orderVersion }, linh)
  expect(await inGroup('withdraw')).toEqual([second, first, ...rest])
})

test.each([
  ['that leads to another site', '# A\n> B.\n[x](//evil.example)', {}],
  ['that leads to a page that is not there', '# A\n> B.\n[x](/no-such-page)', {}],
  ['with a picture that is not there', '# A\n> B.\n![x](no-such-picture)', {}],
  ['without its short answer', '# A\nB.', {}],
  ['without Vietnamese words', '', {}],
  ['in a group that is not there', '# A\n> B.', { group: 'nowhere' }],
])('an article %s is not kept', async (_how, text, facts) => {
  const fields = { article: text ? only(text) : only('', '# A\n> B.') }
  const asked = article('', { fields, facts: { group: 'withdraw', ...facts } })
  expect((await save(asked)).code).toBe(wire('INVALID_INPUT'))
  expect((await save(article('# A\n> B.\n[x](/vip)'))).code).toBe(OK)
})

test('a tutorial is added and read among those of the live section', async () => {
  const words = { article: only('# Đọc kèo châu Á\n> Năm phút là hiểu.\nBắt đầu.') }
  const at = await published({ place: 'guides', key: '', version: 0, fields: words, startsAt: null })
  const titles = async () =>
    (await world.call(listArticles, { kind: 'guide' }, { language: 'vi-VI' })).data.items.map(
      ({ title }) => title,
    )
  expect(await titles()).toContain('Đọc kèo châu Á')
  expect((await world.call(getArticle, { id: `art_${at.key}` }, { language: 'vi-VI' })).data.title).toBe(
    'Đọc kèo châu Á',
  )
  await desk.ask(takeOffSiteText, { ...at, ...REASON }, linh)
  expect(await titles()).not.toContain('Đọc kèo châu Á')
})

test('everything that came with the product could be saved as it is', async () => {
  for (const place of ['help', 'guides', 'banners'] as const) {
    const { texts } = (await desk.ask(listSiteTexts, { place }, linh)).data
    expect(texts.length).toBeGreaterThan(1)
    for (const { key, isAdded, version } of texts.filter((one) => !one.isAdded && one.version === 0)) {
      const { fields, facts } = (await desk.ask(getSiteText, { place, key }, linh)).data
      const asked = {
        place,
        key,
        version,
        fields: Object.fromEntries(fields.map(({ name, shipped }) => [name, shipped])),
        facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
        startsAt: null,
      }
      expect([key, isAdded, (await save(asked)).code]).toEqual([key, false, OK])
    }
  }
})
