import { moveSiteText, putBackSiteText, takeOffSiteText } from '@keo/contract/console-text-standing'
import {
  getSiteText,
  listSiteTexts,
  publishSiteText,
  saveSiteText,
  undoSiteText,
} from '@keo/contract/console-texts'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { getHelpArticle, listHelpArticles, listHelpGroups } from '@keo/contract/help'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'

const { world } = sharedWorld({ webRoot: null, hasQuietDays: true })
const desk = consoleSteps(world)
const OK = 200
const REASON = { reason: 'the answers moved elsewhere' }
let linh: Staff
let other: Staff

beforeAll(async () => {
  const admin = await desk.first()
  linh = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})

const only = (vi: string, en = '') => ({ vi, en, 'zh-CN': '', th: '' })
type Save = Pick<RequestOf<typeof saveSiteText>, 'place' | 'fields'> & Partial<RequestOf<typeof saveSiteText>>
const save = (text: Save, as = linh) =>
  desk.ask(saveSiteText, { key: '', version: 0, startsAt: null, ...text }, as)
async function published(text: Save) {
  const at = { place: text.place, ...(await save(text)).data }
  expect((await desk.ask(publishSiteText, at, linh)).code).toBe(OK)
  return at
}
const group = (vi: string, en = '') => published({ place: 'help-groups', fields: { name: only(vi, en) } })
const article = (title: string, inGroup: string) =>
  published({
    place: 'help',
    fields: { article: only(`# ${title}\n> Một câu trả lời.\n\nChi tiết.`) },
    facts: { group: inGroup },
  })
const groups = async (language = 'vi-VI') =>
  (await world.call(listHelpGroups, {}, { language })).data.groups.map(({ name, count }) => [name, count])
const idsOf = async () => (await world.call(listHelpGroups, {})).data.groups.map(({ id }) => id)

test('a group is added with its name, shown once it has an article, and stands where it is moved to', async () => {
  const shipped = await groups()
  const at = await group('Cộng đồng', 'Community')
  expect(await groups()).toEqual(shipped)
  const written = await article('Vào nhóm ở đâu', at.key)
  expect(await groups()).toEqual([...shipped, ['Cộng đồng', 1]])
  expect((await groups('en-US')).at(-1)).toEqual(['Community', 1])
  expect((await groups('th-TH')).at(-1)).toEqual(['Community', 1])
  const found = (await world.call(listHelpArticles, { groupId: at.key })).data.items
  expect(found.map(({ id }) => id)).toEqual([written.key])
  expect((await world.call(getHelpArticle, { id: written.key })).data.groupName).toBe('Cộng đồng')

  const seen = (await desk.ask(getSiteText, { place: 'help-groups', key: at.key }, linh)).data
  const move = (as: Staff, position: number) =>
    desk.ask(
      moveSiteText,
      { place: 'help-groups', key: at.key, position, orderVersion: seen.orderVersion },
      as,
    )
  expect((await move(linh, 1)).data).toEqual({ isChanged: true })
  expect((await move(other, 3)).code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  expect((await groups())[0]).toEqual(['Cộng đồng', 1])
})

test('a group of the product has another name, and an article of it moves into an added one', async () => {
  const first = (await idsOf()).find((id) => !id.startsWith('own-')) ?? ''
  await published({ place: 'help-groups', key: first, fields: { name: only('Nạp tiền vào') } })
  const { items } = (await world.call(listHelpArticles, { groupId: first })).data
  const at = await group('Mới lập')
  const before = (await desk.ask(getSiteText, { place: 'help', key: items[0]!.id }, linh)).data
  expect(before.facts[0]?.options.find(({ value }) => value === first)?.name.vi).toBe('Nạp tiền vào')
  const fields = { article: before.fields[0]!.shipped }
  await published({ place: 'help', key: before.key, fields, facts: { group: at.key } })
  const shown = await groups()
  expect(shown).toContainEqual(['Nạp tiền vào', items.length - 1])
  expect(shown).toContainEqual(['Mới lập', 1])
})

test('a group that is taken off takes its articles with it until it is put back; no text names a group that is not there', async () => {
  const at = await group('Tạm thời')
  const written = await article('Chuyện tạm thời', at.key)
  const one = { place: 'help-groups', key: at.key, version: 1 } as const
  expect((await desk.ask(takeOffSiteText, { ...one, ...REASON }, linh)).code).toBe(OK)
  expect(await idsOf()).not.toContain(at.key)
  expect((await world.call(listHelpArticles, { groupId: at.key })).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(getHelpArticle, { id: written.key })).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await desk.ask(putBackSiteText, one, linh)).code).toBe(OK)
  expect((await world.call(getHelpArticle, { id: written.key })).code).toBe(OK)
  const nowhere = { place: 'help', fields: { article: only('# A\n> B\n\nC') } } as const
  expect((await save({ ...nowhere, facts: { group: 'own-nowhere' } })).code).toBe(ERRORS.INVALID_INPUT.wire)
})

test('an article whose group was undone is read by nobody, and the staff still finds it', async () => {
  const at = await group('Lỡ tay')
  const written = await article('Bài lỡ tay', at.key)
  const undone = { place: 'help-groups', key: at.key, version: 1, ...REASON } as const
  expect((await desk.ask(undoSiteText, undone, linh)).code).toBe(OK)
  expect((await world.call(getHelpArticle, { id: written.key })).code).toBe(ERRORS.NOT_FOUND.wire)
  const names: string[] = []
  for (let after = ''; ;) {
    const { data } = await desk.ask(listSiteTexts, { place: 'help', after }, linh)
    names.push(...data.texts.map(({ name }) => name))
    if (data.next === '') break
    after = data.next
  }
  expect(names).toContain('Bài lỡ tay')
})

test('a name of a group is one line of forty signs at most, and Vietnamese is always there', async () => {
  const name = (texts: ReturnType<typeof only>) => save({ place: 'help-groups', fields: { name: texts } })
  expect((await name(only('a'.repeat(41)))).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await name(only('hai\ndòng'))).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await name(only('', 'English alone'))).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await name(only('a'.repeat(40)))).code).toBe(OK)
})
