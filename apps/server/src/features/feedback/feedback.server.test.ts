import { uploadPicture } from '@keo/contract/pictures'
import { ERRORS } from '@keo/contract/errors'
import {
  addToFeedback,
  FEEDBACK_OPEN_MAX,
  FEEDBACK_TEXT_MAX,
  getFeedback,
  hasUnreadReply,
  listFeedback,
  readFeedback,
  saveFeedback,
} from '@keo/contract/feedback'
import { listLetters } from '@keo/contract/inbox'
import { answerFeedback, getDeskPicture, listDeskFeedback } from '@keo/contract/feedback-desk'
import { LIMITS } from '@keo/contract/limits'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { freshDatabase } from '@keo/dev-world/test-database'
import { startWorld } from '@keo/dev-world/world'
import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'

const { world } = sharedWorld()
const TEXT = 'Nạp 500.000 từ sáng mà chưa thấy tiền.'

const member = async (userName: string) => ({ token: await world.signIn(userName) })
type Who = Awaited<ReturnType<typeof member>>
const save = (who: Who, text = TEXT, pictures: string[] = []) =>
  world.call(saveFeedback, { category: 'deposit', text, pictures }, who)
const isUnread = async (who: Who) => (await world.call(hasUnreadReply, {}, who)).data.hasUnreadReply
const close = (id: string) => world.call(answerFeedback, { id, state: 'closed' })

async function keptPicture(who: Who): Promise<string> {
  const bytes = await Transformer.fromRgbaPixels(Buffer.alloc(32 * 32 * 4, 90), 32, 32).png()
  const { data } = await world.call(uploadPicture, { picture: Buffer.from(bytes).toString('base64') }, who)
  return data.fileId
}

test('[OPS-02a] feedback gets replies as a thread, and a flag until they are read', async () => {
  const who = await member('maitran88')
  const picture = await keptPicture(who)
  const { data: sent } = await save(who, TEXT, [picture])
  expect(sent).toMatchObject({ category: 'deposit', state: 'received', isUnread: false, opening: TEXT })
  expect(sent.messages).toMatchObject([{ from: 'member', text: TEXT, pictures: [picture] }])
  expect(await isUnread(who)).toBe(false)

  const { data: open } = await world.call(listDeskFeedback, {})
  expect(open.find(({ id }) => id === sent.id)).toMatchObject({ userName: 'maitran88' })
  const shown = await world.call(getDeskPicture, { id: sent.id, fileId: picture })
  expect(Buffer.from(shown.data.picture, 'base64').readUInt16BE(0)).toBe(0xffd8)
  await world.call(answerFeedback, { id: sent.id, text: 'Tiền đã vào ví lúc 10:02.' })
  expect(await isUnread(who)).toBe(true)
  const { data: listed } = await world.call(listFeedback, {}, who)
  expect(listed.items[0]).toMatchObject({ id: sent.id, state: 'answered', isUnread: true })

  const { data: left } = await world.call(readFeedback, { id: sent.id }, who)
  expect([left.hasUnreadReply, await isUnread(who)]).toEqual([false, false])
  const { data: more } = await world.call(addToFeedback, { id: sent.id, text: 'Cảm ơn!' }, who)
  expect([more.state, more.messages.map(({ from }) => from)]).toEqual([
    'review',
    ['member', 'staff', 'member'],
  ])
  await close(sent.id)
  expect((await world.call(addToFeedback, { id: sent.id, text: 'Nữa' }, who)).code).toBe(
    ERRORS.FEEDBACK_CLOSED.wire,
  )
})

test('each answer and an accepted idea reach the letters of the member, and lead to the thread', async () => {
  const who = await member('linhnguyen7')
  const { data: idea } = await world.call(
    saveFeedback,
    { category: 'idea', text: 'Cho xem kèo phạt góc ngay ở danh sách.', pictures: [] },
    who,
  )
  for (const more of [
    { text: 'Cảm ơn bạn.' },
    { text: 'Đã chuyển.', isAccepted: true as const },
    { isAccepted: true as const },
  ])
    expect((await world.call(answerFeedback, { id: idea.id, ...more })).code).toBe(200)
  const { data } = await world.call(listLetters, { letType: 0 }, who)
  const told = data.list.filter(({ link }) => link?.page === 'feedback')
  expect(told.map(({ kind }) => kind).toSorted()).toEqual([
    'feedbackAnswered',
    'feedbackAnswered',
    'ideaAccepted',
  ])
  expect(told.map(({ link }) => link?.id)).toEqual([idea.id, idea.id, idea.id])
  await close(idea.id)
})

test("somebody else's thread and picture are not found, and nothing of them changes", async () => {
  const [mai, linh] = [await member('maitran88'), await member('linhnguyen7')]
  const { id } = (await save(mai)).data
  const picture = await keptPicture(mai)
  const NOT_FOUND = ERRORS.NOT_FOUND.wire
  expect((await world.call(getFeedback, { id }, linh)).code).toBe(NOT_FOUND)
  expect((await world.call(addToFeedback, { id, text: 'của tôi' }, linh)).code).toBe(NOT_FOUND)
  expect((await world.call(readFeedback, { id }, linh)).code).toBe(NOT_FOUND)
  expect((await save(linh, TEXT, [picture])).code).toBe(ERRORS.FEEDBACK_PICTURE.wire)
  expect((await world.call(getDeskPicture, { id, fileId: picture })).code).toBe(NOT_FOUND)
  expect((await world.call(listFeedback, {}, linh)).data.items.map((one) => one.id)).not.toContain(id)
  expect((await world.call(getFeedback, { id }, mai)).data.messages).toHaveLength(1)
  await close(id)
})

test('without a session there is no feedback', async () => {
  const nobody = { token: 'nobody' }
  expect((await save(nobody)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect((await world.call(listFeedback, {}, nobody)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect((await world.call(hasUnreadReply, {}, nobody)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
})

test('script is kept as the letters it is; a message of 1 MB and signs that hide are refused', async () => {
  const who = await member('maitran88')
  const script = '<script>alert(1)</script> <img src=x onerror=alert(2)>'
  const { data } = await save(who, script)
  expect(data.messages[0]?.text).toBe(script)
  await world.call(answerFeedback, { id: data.id, text: script })
  await close(data.id)
  const huge = await save(who, 'a'.repeat(1024 * 1024))
  expect([ERRORS.BODY_TOO_LARGE.wire, ERRORS.INVALID_INPUT.wire]).toContain(huge.code)
  expect((await save(who, 'a'.repeat(FEEDBACK_TEXT_MAX + 1))).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await save(who, 'abc\u202Ecba xyz')).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await save(who, '   \n  ')).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await save(who, TEXT, ['../../etc/passwd'])).code).toBe(ERRORS.INVALID_INPUT.wire)
})

test('[UPL-01] what is no picture is not kept, so no feedback can show it', async () => {
  const who = await member('maitran88')
  const before = (await world.call(listFeedback, {}, who)).data.items.length
  for (const bytes of ['<svg onload=alert(1)>', '%PDF-1.7', '\xff\xd8 no more than a head'])
    expect(
      (await world.call(uploadPicture, { picture: Buffer.from(bytes, 'latin1').toString('base64') }, who))
        .code,
    ).toBe(ERRORS.PICTURE_REFUSED.wire)
  const unkept = `${(await keptPicture(who)).slice(0, -4)}0000`
  expect((await save(who, TEXT, [unkept])).code).toBe(ERRORS.FEEDBACK_PICTURE.wire)
  expect((await world.call(listFeedback, {}, who)).data.items).toHaveLength(before)
})

test('ten threads may be open, however many are sent at the same moment', async () => {
  const who = await member('khoadeposit2')
  const answers = await Promise.all(Array.from({ length: FEEDBACK_OPEN_MAX + 5 }, () => save(who)))
  const kept = answers.filter(({ code }) => code === 200)
  expect(kept).toHaveLength(FEEDBACK_OPEN_MAX)
  for (const { code } of answers) expect([200, ERRORS.FEEDBACK_OPEN_LIMIT.wire]).toContain(code)
  for (const { data } of kept) await close(data.id)
  expect((await save(who)).code).toBe(200)
})

test('of a hundred messages at once no more pass than the limit of a minute', async () => {
  const database = await freshDatabase()
  const limited = await startWorld({ databaseUrl: database.url, env: { RATE_LIMITS: 'on' } })
  const token = await limited.signIn('maitran88')
  const { data } = await limited.call(saveFeedback, { category: 'other', text: TEXT }, { token })
  const codes = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const wish = { id: data.id, text: 'nhanh lên' }
      return (await limited.call(addToFeedback, wish, { token })).code
    }),
  )
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(LIMITS.feedback.perPlayer)
  expect(codes).toContain(ERRORS.TOO_MANY_REQUESTS.wire)
  await limited.close()
  await database.close()
})
