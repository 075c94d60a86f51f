import { foldWords } from '../../help/index.ts'

/** Words of four languages, folded as questions are. Latin ones are whole words; Chinese and Thai are written without spaces. */
const words = (list: string): readonly string[] => list.split(',').map(foldWords)

export const DEPOSIT = words(`
  nạp, tiền nạp, chuyển khoản, deposit, deposits, deposited, top up, ฝาก, เติมเงิน, 充值, 存款, 入款`)
export const WITHDRAWAL = words(`
  rút, tiền rút, withdraw, withdrawal, withdrawals, withdrew, payout, ถอน, 提现, 提款, 出款`)
/** "Rút sớm" ends a bet early; it is no withdrawal. */
export const CASH_OUT = words(`
  rút sớm, cash out, cashout, แคชเอาต์, 提前兑现`)
export const BETS = words(`
  vé, vé cược, cược của, kèo của, đơn cược, bet, bets, bet slip, ticket, tickets, บิล, โพย,
  เดิมพันของ, รายการเดิมพัน, 注单, 投注记录, 下注记录, 我的投注, 我的下注`)
/** Asks where something is, or says that it has not come. */
export const WHERE = words(`
  đâu, tới đâu, chưa, chưa về, chưa vào, bao giờ, khi nào, trạng thái, mãi không, where,
  status, not arrived, not received, not come, pending, stuck, still waiting, missing, อยู่ไหน,
  ที่ไหน, ยังไม่, สถานะ, เมื่อไหร่, ถึงไหน, 哪, 没到, 未到, 还没, 没有到, 没收到, 未收到, 状态, 什么时候到`)
/** Says whose it is, or that the newest is meant. */
export const OWN = words(`
  của tôi, của mình, của em, của anh, tôi, mình, gần nhất, gần đây, kiểm tra, my, mine, last,
  latest, recent, check, ของฉัน, ของผม, ของหนู, ล่าสุด, เช็ค, เช็ก, 我的, 最近, 查`)
/** Asks how something is done: that is what articles tell. */
export const HOW = words(`
  làm sao, thế nào, như thế nào, cách, bao lâu, phí, là gì, how, what is, fee, can i, อย่างไร,
  ยังไง, วิธี, กี่, ค่าธรรมเนียม, คืออะไร, 如何, 怎么, 怎样, 多久, 手续费, 什么是`)
export const OTHERS = words(`
  người khác, của bạn tôi, của bạn em, bạn bè, tài khoản khác, thành viên khác,
  người chơi khác, của vợ, của chồng, của ai, mọi người, danh sách thành viên,
  danh sách người chơi, someone else, somebody else, other people, other person,
  another person, another user, another member, another player, other user, other users,
  other member, other members, other players, my friend, my wife, my husband, all users,
  all members, everyone, his, her, their, คนอื่น, ผู้อื่น, สมาชิกอื่น, ผู้ใช้อื่น, ผู้เล่นอื่น,
  เพื่อน, ของเขา, ทุกคน, 别人, 他人, 其他人, 其他用户, 其他会员, 其他玩家, 朋友的, 他的, 她的, 所有用户, 所有会员`)
export const PERSON = words(`
  gặp nhân viên, gặp người, người thật, nhân viên hỗ trợ, gặp tư vấn, human, real person,
  a person, live agent, an agent, talk to someone, speak to someone, operator, เจ้าหน้าที่,
  คนจริง, พนักงาน, 人工, 真人客服, 转人工`)
export const HELLO = words(`
  chào, xin chào, alo, hello, hi, hey, สวัสดี, หวัดดี, 你好, 您好`)

/** Whether a folded question says one of these. */
export function says(folded: string, list: readonly string[]): boolean {
  return list.some((word) =>
    /^[a-z0-9 ]+$/.test(word) ? ` ${folded} `.includes(` ${word} `) : folded.includes(word),
  )
}
