import { ERRORS } from '@keo/contract/errors'
import {
  countLetters,
  countLettersByType,
  deleteLetter,
  deleteLetters,
  getLetter,
  INBOX_PAGE_SIZE,
  LETTER_BATCH_MAX,
  LETTER_TYPE_BATCH,
  listAnnouncements,
  listLetters,
  type LetType,
  markLetterRead,
  markLettersRead,
  readAnnouncement,
} from '@keo/contract/inbox'
import { publishSandboxAnnouncement, sendSandboxLetter } from '@keo/contract/sandbox-inbox'
import { decodeContent, encodeContent } from '@keo/contract/rich-content'
import { takeBreak } from '@keo/contract/safer-play'
import { getHomeBar } from '@keo/contract/site'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { LINH, MAI } from '@keo/dev-world/wallet-world'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { days, seconds } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { database, world } = sharedWorld({ webRoot: null })
let mai: { token: string }
let linh: { token: string }
beforeAll(async () => {
  mai = { token: await world.signIn('maitran88') }
  linh = { token: await world.signIn('linhnguyen7') }
})
beforeEach(() => database.asOwner('delete from platform.letter'))

const idOf = (number: number) => `ltr_${String(number).padStart(26, '0')}`
/** Unread letters of one type, without the events that write them. */
async function fill(memberId: string, letType: LetType, count: number, from = 1): Promise<string[]> {
  await database.asOwner(
    `insert into platform.letter (tenant_id, member_id, id, let_type, kind, about, values, created_at)
     select 'keo', $1, 'ltr_' || lpad(n::text, 26, '0'), $2, 'passwordChanged', 'a' || n, '{}', now()
     from generate_series($3::int, $3::int + $4::int - 1) n`,
    [memberId, letType, from, count],
  )
  return Array.from({ length: count }, (_, step) => idOf(from + step))
}
const counts = async (who = mai) => (await world.call(countLettersByType, {}, who)).data
const publish = async (wish: { annType?: 0 | 1; sortNum?: number; title?: string; html?: string }) => {
  const { annType = 0, sortNum = 0, title = 'Tin', html = '<p>Tin</p>' } = wish
  const request = { annType, sortNum, title, content: encodeContent(html) }
  return (await world.call(publishSandboxAnnouncement, request, mai)).data.id
}
const announcements = async (wish: { annType?: '0' | '1'; before?: string } = {}, who = {}) =>
  (await world.call(listAnnouncements, wish, who)).data

test('[OPS-01a] announcements are base64, of type 0 or 1, and sort by sortNum downwards', async () => {
  const low = await publish({ sortNum: 500, annType: 1, html: '<p>Thấp: 5.000 ₫ &amp; hơn</p>' })
  const high = await publish({ sortNum: 900, title: 'Cao' })
  const middle = await publish({ sortNum: 700, annType: 1 })
  const { list } = await announcements()
  expect(list.slice(0, 3).map(({ id }) => id)).toEqual([high, middle, low])
  expect(decodeContent(list[2]?.content ?? '')).toBe('<p>Thấp: 5.000 ₫ &amp; hơn</p>')
  const deposits = (await announcements({ annType: '1' })).list
  expect(deposits.slice(0, 2).map(({ id }) => id)).toEqual([middle, low])
  expect(new Set(deposits.map(({ annType }) => annType))).toEqual(new Set([1]))
})

test('[OPS-01a] pages of announcements follow each other without a gap, whatever is published meanwhile', async () => {
  const ids = []
  for (let number = 0; number < INBOX_PAGE_SIZE + 3; number += 1)
    ids.push(await publish({ sortNum: 2000 - number }))
  const first = await announcements()
  expect(first.list.map(({ id }) => id)).toEqual(ids.slice(0, INBOX_PAGE_SIZE))
  await publish({ sortNum: 3000 })
  const second = await announcements({ before: first.next ?? '' })
  expect(second.list.slice(0, 3).map(({ id }) => id)).toEqual(ids.slice(INBOX_PAGE_SIZE))
})

test('an announcement is one row for everybody; who reads it has a row then, and it stays unread for others', async () => {
  const id = await publish({ sortNum: 4000 })
  const rows = () =>
    database.asOwner('select member_id from platform.announcement_read where announcement_id = $1', [id])
  expect(await rows()).toEqual([])
  expect((await announcements({}, mai)).list[0]).toMatchObject({ id, isRead: false })
  await world.call(readAnnouncement, { id }, mai)
  await world.call(readAnnouncement, { id }, mai)
  expect(await rows()).toEqual([{ member_id: MAI }])
  expect((await announcements({}, mai)).list[0]).toMatchObject({ id, isRead: true })
  expect((await announcements({}, linh)).list[0]).toMatchObject({ id, isRead: false })
  expect((await world.call(readAnnouncement, { id: 'ann_nothing' })).code).toBe(ERRORS.NOT_FOUND.wire)
})

test('an announcement to a thousand members more writes one row, and none for any of them', async () => {
  await database.asOwner(
    `insert into platform.member (tenant_id, id, user_name, user_name_folded, nick_name, registered_at)
     select 'keo', id, id, id, id, now() from (select 'mbr_many' || n as id from generate_series(1, 1000) n) m`,
  )
  const rows = async () => {
    const [found] = await database.asOwner(
      `select (select count(*)::int from platform.member) as members,
         (select count(*)::int from platform.announcement) as announcements,
         (select count(*)::int from platform.announcement_read) as reads,
         (select count(*)::int from platform.letter) as letters`,
    )
    return found as Record<'members' | 'announcements' | 'reads' | 'letters', number>
  }
  const before = await rows()
  expect(before.members).toBeGreaterThan(1000)
  await publish({ sortNum: 4500 })
  await world.jobs.runDue()
  expect(await rows()).toEqual({ ...before, announcements: before.announcements + 1 })
})

test('announcements of type 0 run on home, those of type 1 do not', async () => {
  await publish({ sortNum: 5000, annType: 0, title: 'Chạy trên trang chủ' })
  await publish({ sortNum: 5001, annType: 1, title: 'Chỉ ở trang nạp' })
  const line = async (who = {}) => (await world.call(getHomeBar, {}, who)).data.notices
  const [first] = await line(mai)
  expect(first).toMatchObject({
    text: 'Chạy trên trang chủ',
    path: `/message/detail?announcement=${first?.id}`,
  })
  expect((await line()).map(({ text, path }) => [text, path])).toContainEqual(['Chạy trên trang chủ', null])
  expect((await line()).map(({ text }) => text)).not.toContain('Chỉ ở trang nạp')
})

test('[OPS-01b] [OPS-01c] letters stand by type, and unread ones are counted by type and together', async () => {
  await fill(MAI, 0, 3)
  await fill(MAI, 1, 2, 100)
  await fill(MAI, 2, 1, 200)
  await fill(LINH, 0, 7)
  expect(await counts()).toEqual({ announceCount: 3, activityCount: 2, eventCount: 1, totalCount: 6 })
  expect((await world.call(countLetters, {}, mai)).data).toEqual({ totalCount: 6 })
  for (const [letType, count] of [
    [0, 3],
    [1, 2],
    [2, 1],
  ] as const) {
    const { list } = (await world.call(listLetters, { letType }, mai)).data
    expect(list.map((letter) => letter.letType)).toEqual(Array<LetType>(count).fill(letType))
    for (const { content } of list) expect(decodeContent(content)).toMatch(/^<p>.+<\/p>$/)
  }
})

test('[OPS-01d] letters are read and deleted one by one; again changes nothing', async () => {
  const [first = '', second = ''] = await fill(MAI, 0, 2)
  for (let time = 0; time < 2; time += 1)
    expect((await world.call(markLetterRead, { id: first }, mai)).code).toBe(200)
  expect((await counts()).totalCount).toBe(1)
  expect((await world.call(getLetter, { id: first }, mai)).data.isRead).toBe(true)
  expect((await world.call(deleteLetter, { id: second }, mai)).code).toBe(200)
  expect((await counts()).totalCount).toBe(0)
  for (const call of [deleteLetter, getLetter, markLetterRead])
    expect((await world.call(call, { id: second }, mai)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(listLetters, { letType: 0 }, mai)).data.list.map(({ id }) => id)).toEqual([first])
})

test('[OPS-01d] letters are read and deleted in batches, and a whole type at once', async () => {
  const ids = await fill(MAI, 0, 30)
  await fill(MAI, 1, 2, 500)
  const read = await world.call(markLettersRead, { ids: ids.slice(0, 10) }, mai)
  expect(read.data).toEqual({ count: 10, hasMore: false })
  expect((await world.call(deleteLetters, { ids: ids.slice(5, 15) }, mai)).data).toEqual({ count: 10 })
  expect(await counts()).toMatchObject({ announceCount: 15, activityCount: 2 })
  expect((await world.call(markLettersRead, { letType: 0 }, mai)).data).toEqual({ count: 15, hasMore: false })
  expect(await counts()).toMatchObject({ announceCount: 0, activityCount: 2 })
  await fill(MAI, 0, LETTER_TYPE_BATCH + 1, 10_000)
  expect((await world.call(markLettersRead, { letType: 0 }, mai)).data.hasMore).toBe(true)
  expect((await world.call(markLettersRead, { letType: 0 }, mai)).data).toEqual({ count: 1, hasMore: false })
})

test('[OPS-01e] letters, counts and changes need login; announcements do not', async () => {
  const [id = ''] = await fill(MAI, 0, 1)
  const needLogin = [
    world.call(listLetters, { letType: 0 }),
    world.call(getLetter, { id }),
    world.call(markLetterRead, { id }),
    world.call(deleteLetter, { id }),
    world.call(countLetters, {}),
    world.call(countLettersByType, {}),
    world.call(markLettersRead, { ids: [id] }),
    world.call(deleteLetters, { ids: [id] }),
  ]
  for (const { code } of await Promise.all(needLogin)) expect(code).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect((await world.call(listAnnouncements, {})).code).toBe(200)
  const [first] = (await announcements()).list
  expect((await world.call(readAnnouncement, { id: first?.id ?? '' })).data.isRead).toBe(false)
  expect((await counts()).totalCount).toBe(1)
})

test('[ACS-01] the letters of another are not there, one by one or in a batch', async () => {
  const [id = ''] = await fill(LINH, 0, 1)
  for (const call of [getLetter, markLetterRead, deleteLetter])
    expect((await world.call(call, { id }, mai)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(markLettersRead, { ids: [id] }, mai)).data.count).toBe(0)
  expect((await world.call(deleteLetters, { ids: [id] }, mai)).data.count).toBe(0)
  expect((await world.call(getLetter, { id }, linh)).data.isRead).toBe(false)
})

test('[RAT-04] pages of letters follow each other without a gap', async () => {
  const ids = (await fill(MAI, 0, INBOX_PAGE_SIZE * 2 + 3)).toReversed()
  const seen: string[] = []
  let before: string | null | undefined
  do {
    const { data } = await world.call(listLetters, { letType: 0, ...(before ? { before } : {}) }, mai)
    expect(data.list.length).toBeLessThanOrEqual(INBOX_PAGE_SIZE)
    seen.push(...data.list.map(({ id }) => id))
    before = data.next
  } while (before)
  expect(seen).toEqual(ids)
})

test('more ids than a batch takes, or no batch at all, are refused in a sentence and change nothing', async () => {
  const ids = await fill(MAI, 0, 3)
  const tooMany = Array.from({ length: LETTER_BATCH_MAX + 1 }, (_, number) => idOf(number + 1))
  const wishes = [
    world.call(markLettersRead, { ids: tooMany }, mai),
    world.call(deleteLetters, { ids: tooMany }, mai),
    world.call(markLettersRead, {}, mai),
    world.call(markLettersRead, { ids, letType: 0 }, mai),
  ]
  for (const { code, msg } of await Promise.all(wishes)) {
    expect(code).toBe(ERRORS.INVALID_INPUT.wire)
    expect(msg).not.toBe('')
  }
  const tenThousand = Array.from({ length: 10_000 }, (_, number) => idOf(number + 1))
  for (const call of [markLettersRead, deleteLetters]) {
    const { status, msg } = await world.call(call, { ids: tenThousand }, mai)
    expect([400, 413]).toContain(status)
    expect(msg).not.toBe('')
  }
  expect((await counts()).totalCount).toBe(3)
})

test('bad input of every call of the inbox is refused', async () => {
  const calls = [listLetters, getLetter, markLetterRead, deleteLetter, markLettersRead, deleteLetters]
  const samples = { letType: 0, id: idOf(1), ids: [idOf(1)] }
  for (const call of [...calls, readAnnouncement])
    expect(await badInputProblems(world, call, samples, mai)).toEqual([])
})

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)" onclick=alert(1)>x</a>',
  '<svg onload=alert(1)><p>x</p></svg>',
  '<p style="background:url(//evil.example)">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
]
const HARM = /script|onerror|onclick|onload|style|<svg|<img|<iframe|evil/i

test.each(SCRIPTS)(
  '[HTM-01] what could run or call elsewhere is gone when it is saved, and when it is shown: %s',
  async (script) => {
    const html = `<p>Trước</p>${script}<p>Sau</p>`
    const id = await publish({ sortNum: 9000, html })
    const kept = await database.asOwner(
      'select content::text as content from platform.announcement where id = $1',
      [id],
    )
    expect(kept[0]?.content).not.toMatch(HARM)
    // Somebody wrote past the door.
    await database.asOwner(
      `update platform.announcement set content = jsonb_build_object('vi', $2::text, 'en', $2::text, 'zh-CN', $2::text, 'th', $2::text) where id = $1`,
      [id, html],
    )
    await world.clock.advance(seconds(3))
    const shown = decodeContent((await world.call(readAnnouncement, { id })).data.content) ?? ''
    expect(shown).not.toMatch(HARM)
    expect(shown).toContain('<p>Trước</p>')
    await world.call(sendSandboxLetter, { title: 'Thử', content: encodeContent(html) }, mai)
    const [letter] = (await world.call(listLetters, { letType: 1 }, mai)).data.list
    expect(decodeContent(letter?.content ?? '')).not.toMatch(HARM)
  },
)

test('[HTM-01] content is decoded once: what was encoded twice stays text, broken base64 is refused', async () => {
  const twice = encodeContent('<p>Bên trong</p>')
  const id = await publish({ sortNum: 9500, html: twice })
  expect(decodeContent((await world.call(readAnnouncement, { id })).data.content)).toBe(twice)
  for (const content of ['không phải base64', '%%%', '/////w=='])
    expect(
      (await world.call(publishSandboxAnnouncement, { annType: 0, title: 'x', content, sortNum: 1 }, mai))
        .code,
    ).toBe(ERRORS.INVALID_INPUT.wire)
  const title = '<b>x</b>'
  expect(
    (await world.call(publishSandboxAnnouncement, { annType: 0, title, content: twice, sortNum: 1 }, mai))
      .code,
  ).toBe(ERRORS.INVALID_INPUT.wire)
})

test('[HTM-01] script in a title, and content of 1 MB, are refused: nothing is published or written', async () => {
  const count = async () => [
    (await database.asOwner('select count(*)::int as n from platform.announcement'))[0]?.n,
    (await database.asOwner('select count(*)::int as n from platform.letter'))[0]?.n,
  ]
  const before = await count()
  const content = encodeContent('<p>Tin</p>')
  const huge = encodeContent(`<p>${'a'.repeat(1024 * 1024)}</p>`)
  for (const bad of [
    { title: '<script>alert(1)</script>', content },
    { title: 'Tin', content: huge },
  ]) {
    const letter = await world.call(sendSandboxLetter, bad, mai)
    const announcement = await world.call(publishSandboxAnnouncement, { ...bad, annType: 0, sortNum: 1 }, mai)
    for (const { code, msg } of [letter, announcement]) {
      expect([ERRORS.INVALID_INPUT.wire, ERRORS.BODY_TOO_LARGE.wire]).toContain(code)
      expect(msg).not.toBe('')
    }
  }
  expect(await count()).toEqual(before)
})

test('a letter of a campaign leads to it; one that names none leads nowhere', async () => {
  const wish = { title: 'Vòng quay', content: encodeContent('<p>Quay thôi</p>') }
  await world.call(sendSandboxLetter, wish, mai)
  await world.call(sendSandboxLetter, { ...wish, campaignId: 'lucky-wheel' }, mai)
  const { list } = (await world.call(listLetters, { letType: 1 }, mai)).data
  expect(list.slice(0, 2).map(({ link }) => link)).toEqual([{ page: 'campaign', id: 'lucky-wheel' }, null])
})

test('[RSP-08] whoever is on a break gets no letter of a campaign', async () => {
  const hoa = { token: await world.signIn('linhnguyen7') }
  const wish = { title: 'Khuyến mãi', content: encodeContent('<p>x</p>') }
  expect((await world.call(sendSandboxLetter, wish, hoa)).data).toEqual({ isWritten: true })
  await world.call(takeBreak, { days: 1 }, hoa)
  expect((await world.call(sendSandboxLetter, wish, hoa)).data).toEqual({ isWritten: false })
  expect((await world.call(listLetters, { letType: 1 }, hoa)).data.list).toHaveLength(1)
})

test('letters are dropped after half a year', async () => {
  await fill(MAI, 0, 1)
  await database.asOwner(`update platform.letter set created_at = $1`, [
    new Date(world.worldClock.now() - days(184)).toISOString(),
  ])
  await fill(MAI, 0, 1, 2)
  await database.asOwner(`update platform.letter set created_at = $1 where id = $2`, [
    new Date(world.worldClock.now()).toISOString(),
    idOf(2),
  ])
  world.worldClock.jump(days(1))
  await world.jobs.runDue()
  expect(await database.asOwner('select id from platform.letter')).toEqual([{ id: idOf(2) }])
})
