import { isAppPage } from '@keo/contract/app-pages'
import { ERRORS } from '@keo/contract/errors'
import { getHelpArticle, listHelpArticles, listHelpGroups, rateHelpArticle } from '@keo/contract/help'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { LANGUAGE_CODES, LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'

const { world } = sharedWorld()
const inLanguage = LANGUAGES.map((language) => LANGUAGE_CODES[language].backend)

test('[OPS-02b] forty articles are listed, opened and paged in every language', async () => {
  const titles = new Set<string>()
  for (const language of inLanguage) {
    const { groups, often } = (await world.call(listHelpGroups, {}, { language })).data
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(40)
    expect(often.length).toBeGreaterThan(4)
    const first = (await world.call(listHelpArticles, {}, { language })).data
    const second = (await world.call(listHelpArticles, { page: 2 }, { language })).data
    expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([
      20,
      true,
      20,
      false,
    ])
    for (const { id, title } of [...first.items, ...second.items]) {
      const { data } = await world.call(getHelpArticle, { id }, { language })
      expect([data.title, data.blocks.length > 0, data.answer !== '']).toEqual([title, true, true])
      titles.add(`${id} ${title}`)
    }
  }
  expect(titles.size).toBeGreaterThan(4 * 36)
})

test('an article tells the day of its last change and how long it takes to read in its language', async () => {
  for (const language of inLanguage) {
    const { data } = await world.call(getHelpArticle, { id: 'withdraw-time' }, { language })
    expect(Number.isNaN(Date.parse(data.changedOn))).toBe(false)
    expect([1, 2]).toContain(data.readMinutes)
  }
})

test('[OPS-02b] an article is found without accents, đ too, the one with the words in its title first', async () => {
  const search = async (text: string, language = 'vi-VI') =>
    (await world.call(listHelpArticles, { search: text }, { language })).data.items.map(({ id }) => id)
  expect((await search('rut tien bao lau'))[0]).toBe('withdraw-time')
  expect(await search('RÚT TIỀN BAO LÂU')).toEqual(await search('rut tien bao lau'))
  expect((await search('doi so dien thoai'))[0]).toBe('contacts')
  expect((await search('提前兑现', 'zh-CN'))[0]).toBe('cash-out')
  expect((await search('แคชเอาต', 'th-TH'))[0]).toBe('cash-out')
  expect(await search('khong co bai nao nhu the nay ca')).toEqual([])
  expect(await search('<script>alert(1)</script>')).toEqual([])
})

test('whether an article helped is counted once for a device and once for a member', async () => {
  const id = 'cash-out'
  const rate = async (isUseful: boolean, from: object) =>
    (await world.call(rateHelpArticle, { id, isUseful }, from)).data
  const phone = { deviceNo: 'H5-AND-1-aaaaaa-00000001' }
  expect(await rate(true, phone)).toEqual({ yes: 1, no: 0, own: true })
  expect(await rate(true, phone)).toEqual({ yes: 1, no: 0, own: true })
  expect(await rate(false, { deviceNo: 'H5-AND-1-bbbbbb-00000002' })).toEqual({ yes: 1, no: 1, own: false })
  const token = await world.signIn('maitran88')
  // The device's word becomes the member's, who is known on other devices too.
  expect(await rate(false, { ...phone, token })).toEqual({ yes: 0, no: 2, own: false })
  expect(await rate(true, { deviceNo: 'PC-LIN-1-cccccc-00000003', token })).toEqual({
    yes: 1,
    no: 1,
    own: true,
  })
  expect(await rate(true, { deviceNo: '' })).toMatchObject({ own: null, yes: 1 })
})

test('articles and groups that are not there, and names that are paths, are refused', async () => {
  expect((await world.call(getHelpArticle, { id: 'no-such-article' })).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(listHelpArticles, { groupId: 'nothing' })).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(rateHelpArticle, { id: 'nothing', isUseful: true })).code).toBe(
    ERRORS.NOT_FOUND.wire,
  )
  expect((await world.call(getHelpArticle, { id: '../groups' })).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await world.call(listHelpArticles, { search: 'a'.repeat(61) })).code).toBe(
    ERRORS.INVALID_INPUT.wire,
  )
})

test('every link of an article leads to a page of the app or to another article', async () => {
  const shown = (await world.call(listHelpArticles, { search: '' })).data.items.length
  expect(shown).toBe(20)
  for (const language of inLanguage)
    for (const page of [1, 2])
      for (const { id } of (await world.call(listHelpArticles, { page }, { language })).data.items) {
        const { blocks } = (await world.call(getHelpArticle, { id }, { language })).data
        const links = blocks.flatMap(({ lines }) =>
          lines.flatMap(({ spans }) => spans.map(({ path }) => path)),
        )
        for (const link of links.filter((path) => path !== undefined)) {
          expect([id, isAppPage(link) && link]).toEqual([id, link])
          const other = new URL(link, 'http://app').searchParams.get('id') ?? id
          expect((await world.call(getHelpArticle, { id: other })).code).toBe(200)
        }
      }
})
