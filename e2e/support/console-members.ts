import { randomUUID } from 'node:crypto'
import { applyAsAgent } from '@keo/contract/agent-application'
import { addCallBack } from '@keo/contract/call-back'
import { askForPerson, openChat, sendChatMessage } from '@keo/contract/chat'
import { createC2cOrder, createDepositOrder } from '@keo/contract/deposit'
import {
  openC2cDispute,
  sendC2cMessage,
  tellDepositPaid,
  uploadDepositProof,
} from '@keo/contract/deposit-order'
import { saveFeedback } from '@keo/contract/feedback'
import { uploadPicture } from '@keo/contract/pictures'
import { applyAsExpert } from '@keo/contract/own-plans'
import { updateNickName } from '@keo/contract/profile'
import { reportRoomMessage, sayInRoom } from '@keo/contract/room-chat'
import { listRooms } from '@keo/contract/rooms'
import type { Answer } from '@keo/dev-world/call-world'
import { person, withDoors } from '@keo/dev-world/door-world'
import { tapKey } from '@keo/dev-world/wallet-world'
import type { World } from '@keo/dev-world/world'
import { byHand, verify } from './deposits.ts'
import { beHereForLong } from './members.ts'
import { FORMULA, HOSTILE, LINE_FORMULA, LONG, SCRIPT } from './hostile-texts.ts'

type Member = { readonly token: string; readonly deviceNo?: string; readonly host?: string }

/** The smallest picture there is. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What was asked for was done, or the world is not the one that was wanted. */
export function done<Data>({ code, msg, data, ...more }: Answer<Data>): Data {
  if (code !== 200) throw new Error(`${code} ${msg} ${JSON.stringify(more)}`)
  return data
}

/** Members who want something of every desk, and who write into every field what ought not to run there. */
export function consoleMembers(world: World) {
  let people = 0

  async function newcomer(name = `nguoichoi${(people += 1)}`): Promise<Member> {
    const from = person(8_800 + (people += 1))
    return { ...from, token: await withDoors(world).register(name, from) }
  }

  async function known(name: string): Promise<Member> {
    const who = await newcomer(name)
    await verify(world, who.token, `0791960${88_000 + people}`)
    return who
  }

  const ask = async (who: Member, amount: string) =>
    done(
      await world.call(
        createDepositOrder,
        { channelId: 'vietqr', optionId: '', amount, key: randomUUID() },
        who,
      ),
    ).orderNo

  /** Money that came otherwise than it was ordered, with a picture of it. */
  async function suspense(): Promise<string> {
    const who = await known('nguyenthihuyen99')
    const orderNo = await ask(who, '250000000')
    await byHand(world, orderNo, 'askProof')
    const { fileId } = done(await world.call(uploadPicture, { picture: PICTURE }, who))
    done(await world.call(uploadDepositProof, { orderNo, fileId }, who))
    await byHand(world, orderNo, 'other', '249999000')
    return orderNo
  }

  async function deposits() {
    const who = await known('naptien8801')
    const paid = await ask(who, '5000000')
    await byHand(world, paid, 'pay')
    const failed = await ask(who, '2000000')
    await byHand(world, failed, 'refuse')
    await ask(who, '300000000')
  }

  /** Paid to a merchant who does not release it, with words about it. */
  async function dispute(): Promise<string> {
    const who = await known('tranhchap8802')
    const request = { channelId: 'c2c', optionId: 'anhduong', amount: '500000', key: randomUUID() }
    const { orderNo } = done(await world.call(createC2cOrder, request, who))
    done(await world.call(tellDepositPaid, { orderNo }, who))
    for (const text of [LINE_FORMULA, LONG.replace(/https.*/, '')])
      done(await world.call(sendC2cMessage, { orderNo, text }, who))
    done(await world.call(openC2cDispute, { orderNo }, who))
    return orderNo
  }

  async function reviews(): Promise<void> {
    const linh = { token: await world.signIn('linhnguyen7') }
    done(await world.call(updateNickName, { nickName: 'Mưa Đà Lạt' }, linh))
    await beHereForLong(world, 'linhnguyen7')
    await verify(world, linh.token, '079196088007', 'Nguyễn Thùy Linh')
    const why = `${LINE_FORMULA} Mình theo dõi V.League mười năm và ghi lại mọi kèo.`
    done(await world.call(applyAsExpert, { why, sports: [1] }, linh))
    const doubted = await newcomer('giaymo8803')
    await verify(world, doubted.token, '079196088003', 'Nguyễn Văn Ngờ')
    const plan = `${LINE_FORMULA} Nhóm bóng đá phủi ở Hải Phòng, ba trăm người, mỗi tối hai trận, có xe đưa đón.`
    done(
      await world.call(
        applyAsAgent,
        {
          agentAccount: 'a_bongdaphuihaip',
          contactName: 'Trần Thị Thanh Mai',
          mobileArea: '84',
          mobile: '0912345678',
          plan,
        },
        doubted,
      ),
    )
  }

  /** One who waits for a person in the chat, wants a call and has something to say. */
  async function words(userName: string): Promise<{ chatId: string; threadId: string }> {
    const mai = { token: await world.signIn(userName) }
    const { id } = done(await world.call(openChat, {}, mai))
    for (const text of [SCRIPT, FORMULA, LONG.slice(0, 300)])
      done(
        await world.call(
          sendChatMessage,
          { id, clientId: randomUUID(), content: { type: 'text', text } },
          mai,
        ),
      )
    done(await world.call(askForPerson, { id }, mai))
    const feedback = { category: 'idea', text: HOSTILE } as const
    const { id: threadId } = done(await world.call(saveFeedback, feedback, mai))
    const call = { tenantId: 'keo', userName: '', realName: '', vipLevel: 3, mobile: '0912345678' }
    done(
      await world.call(
        addCallBack,
        { ...call, remark: `${LINE_FORMULA} gọi sau 8 giờ tối, đừng gọi lúc đang đá` },
        mai,
      ),
    )
    return { chatId: id, threadId }
  }

  /** Said in a room, and told to the staff by another. */
  async function room(): Promise<void> {
    const { items } = done(await world.call(listRooms, { kind: 'match' }))
    const roomId = items[0]?.id ?? ''
    const [mai, linh] = [
      { token: await world.signIn('maitran88') },
      { token: await world.signIn('linhnguyen7') },
    ]
    const { message } = done(await world.call(sayInRoom, { roomId, key: tapKey(), text: SCRIPT }, mai))
    done(await world.call(reportRoomMessage, { roomId, seq: message.seq, reason: 'abuse' }, linh))
  }

  return { newcomer, suspense, deposits, dispute, reviews, words, room }
}
