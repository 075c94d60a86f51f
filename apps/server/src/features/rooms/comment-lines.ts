import type { Texts } from './room-store.ts'

const inAll = (vi: string, en: string, zh: string, th: string): Texts => ({ vi, en, 'zh-CN': zh, th })

/** What a host says of an event, in several ways. `{team}` is whose event it was, `{amount}` its number. */
export const HOST_LINES = {
  goal: [
    inAll('VÀO RỒI! {team} ghi bàn!', 'GOAL! {team} score!', '进啦！{team} 破门！', 'เข้าไปแล้ว! {team} ทำประตู!'),
    inAll('Bàn thắng cho {team}, cả sân vỡ òa!', 'It is in, {team}! Listen to the crowd.', '{team} 得分，全场沸腾！', 'ประตูของ {team} ทั้งสนามลุกฮือ!'),
    inAll('{team} không bỏ lỡ cơ hội này!', '{team} make no mistake with that one!', '{team} 没有浪费机会！', '{team} ไม่พลาดโอกาสนี้!'),
  ],
  redCard: [
    inAll('Thẻ đỏ! {team} chỉ còn đá thiếu người.', 'Red card! {team} are a player short.', '红牌！{team} 少一人作战。', 'ใบแดง! {team} เหลือผู้เล่นน้อยลง'),
    inAll('Trọng tài rút thẻ đỏ với {team}, bước ngoặt đây.', 'The referee sends one of {team} off. A turning point.', '裁判向 {team} 出示红牌，转折点来了。', 'กรรมการชักใบแดงให้ {team} จุดเปลี่ยนมาแล้ว'),
  ],
  yellowCard: [
    inAll('Thẻ vàng cho {team}.', 'A yellow card for {team}.', '{team} 吃到黄牌。', 'ใบเหลืองของ {team}'),
    inAll('{team} vào bóng hơi mạnh, nhận thẻ vàng.', '{team} go in hard and are booked.', '{team} 动作过大，黄牌警告。', '{team} เข้าหนักไป โดนใบเหลือง'),
  ],
  corner: [
    inAll('Phạt góc cho {team} nè cả nhà.', 'A corner for {team}.', '{team} 获得角球。', 'ลูกเตะมุมของ {team}'),
    inAll('{team} ép sân, lại được phạt góc.', '{team} press and win a corner.', '{team} 压上，赢得角球。', '{team} กดดันจนได้เตะมุม'),
  ],
  penalty: [
    inAll('Phạt đền! {team} đứng trước chấm 11 mét.', 'Penalty to {team}!', '点球！{team} 站上点球点。', 'จุดโทษ! {team} ได้ยิง'),
    inAll('Trọng tài chỉ tay vào chấm phạt đền cho {team}.', 'The referee points to the spot for {team}.', '裁判判给 {team} 点球。', 'กรรมการชี้จุดโทษให้ {team}'),
  ],
  penaltyMissed: [
    inAll('Không vào! {team} hỏng phạt đền.', 'Missed! {team} waste the penalty.', '没进！{team} 罚失点球。', 'พลาด! {team} ยิงจุดโทษไม่เข้า'),
    inAll('Tiếc quá {team} ơi, phạt đền mà không thành bàn.', 'Oh no, {team}: no goal from the spot.', '可惜！{team} 点球未能得分。', 'เสียดายแทน {team} จุดโทษไม่เป็นประตู'),
  ],
  varCheck: [
    inAll('VAR đang xem lại, bình tĩnh chờ nhé.', 'VAR is having a look. Stay calm.', 'VAR 正在回看，稍等。', 'VAR กำลังตรวจ รอสักครู่'),
    inAll('Dừng chút, trọng tài nghe VAR.', 'A pause: the referee listens to VAR.', '暂停一下，裁判在听 VAR。', 'หยุดก่อน กรรมการฟัง VAR'),
  ],
  varStands: [
    inAll('VAR xong: bàn thắng được giữ nguyên!', 'VAR has decided: it stands!', 'VAR 判定：进球有效！', 'VAR ตัดสิน: ประตูยังอยู่!'),
  ],
  varCancels: [
    inAll('VAR từ chối, không có bàn thắng!', 'VAR takes it away!', 'VAR 判定：取消！', 'VAR ไม่ให้ประตู!'),
  ],
  addedTime: [
    inAll('Bù giờ {amount} phút.', '{amount} minutes are added.', '补时 {amount} 分钟。', 'ทดเวลา {amount} นาที'),
  ],
  periodStart: [
    inAll('Bóng lăn rồi, vào trận thôi cả nhà!', 'We are under way!', '比赛开始！', 'เริ่มแล้ว มาลุ้นกัน!'),
    inAll('Bắt đầu rồi, ai ra lấy nước thì vào lẹ nha.', 'Here we go again, back to your seats.', '开始了，快回座位。', 'เริ่มแล้ว รีบกลับมานั่ง'),
  ],
  periodEnd: [
    inAll('Hết hiệp, nghỉ một chút nhé.', 'That is the end of the period. Take a breath.', '本节结束，休息一下。', 'จบช่วง พักกันก่อน'),
    inAll('Tạm nghỉ. Cả nhà thấy thế trận sao?', 'A break. What do you make of it so far?', '暂停休息，大家怎么看？', 'พักก่อน คิดว่าเกมเป็นยังไง'),
  ],
  over: [
    inAll('Hết trận! Cảm ơn cả nhà đã xem cùng.', 'It is over! Thank you for watching with me.', '比赛结束！感谢大家陪伴。', 'จบเกม! ขอบคุณที่ดูด้วยกัน'),
    inAll('Tiếng còi mãn cuộc. Hẹn mọi người trận sau.', 'The final whistle. See you next time.', '终场哨响，下场见。', 'เสียงนกหวีดสุดท้าย เจอกันนัดหน้า'),
  ],
  overWon: [
    inAll('Kết thúc! {team} thắng trận này.', 'It is over, {team} win it!', '比赛结束！{team} 获胜。', 'จบแล้ว! {team} ชนะ'),
    inAll('{team} thắng! Cảm ơn cả nhà đã xem cùng.', '{team} take it. Thank you for watching.', '{team} 赢了！感谢大家观看。', '{team} ชนะ! ขอบคุณที่ดูด้วยกัน'),
  ],
  points: [
    inAll('{team} ghi {amount} điểm, đẹp quá!', '{amount} points for {team}, lovely!', '{team} 拿下 {amount} 分，漂亮！', '{team} ได้ {amount} แต้ม สวยมาก!'),
    inAll('Thêm {amount} điểm cho {team}.', 'Another {amount} for {team}.', '{team} 再得 {amount} 分。', 'อีก {amount} แต้มของ {team}'),
  ],
  timeout: [
    inAll('{team} xin hội ý.', '{team} call a time-out.', '{team} 请求暂停。', '{team} ขอเวลานอก'),
  ],
  set: [
    inAll('{team} lấy set thứ {amount}!', '{team} take set {amount}!', '{team} 拿下第 {amount} 盘！', '{team} คว้าเซตที่ {amount}!'),
    inAll('Set {amount} thuộc về {team}.', 'Set {amount} goes to {team}.', '第 {amount} 盘归 {team}。', 'เซตที่ {amount} เป็นของ {team}'),
  ],
  breakPoint: [
    inAll('Điểm bẻ game cho {team}, hồi hộp đây.', 'Break point, {team}. This is tense.', '{team} 拿到破发点，紧张了。', 'เบรกพอยต์ของ {team} ลุ้นกัน'),
  ],
  tieBreak: [
    inAll('Vào loạt tie-break!', 'We go to a tie-break!', '进入抢七！', 'เข้าไทเบรก!'),
  ],
  frame: [
    inAll('{team} thắng frame {amount}.', 'Frame {amount} to {team}.', '{team} 赢下第 {amount} 局。', '{team} ชนะเฟรมที่ {amount}'),
  ],
  ball: [
    inAll('Cơ {amount} điểm của {team}, mượt quá.', 'A break of {amount} by {team}. Smooth.', '{team} 打出单杆 {amount} 分，流畅。', '{team} แทงเบรก {amount} แต้ม ลื่นมาก'),
  ],
  knockDown: [
    inAll('Đo sàn! {team} tung cú đấm quá nặng.', 'Down he goes! A heavy one by {team}.', '击倒！{team} 一记重拳。', 'ล้มแล้ว! {team} ต่อยหนักมาก'),
  ],
  stopped: [
    inAll('Dừng trận! {team} thắng trước giờ.', 'It is stopped! {team} win early.', '比赛终止！{team} 提前获胜。', 'ยุติการชก! {team} ชนะก่อนครบยก'),
  ],
  decision: [
    inAll('Trọng tài chấm điểm, chờ công bố nhé.', 'To the judges\u2019 cards. Wait for it.', '进入裁判评分，等结果。', 'กรรมการรวมคะแนน รอประกาศ'),
  ],
} as const satisfies Record<string, readonly Texts[]> // prettier-ignore

export type LineKind = keyof typeof HOST_LINES
