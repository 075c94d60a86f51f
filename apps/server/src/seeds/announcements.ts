import { contentOfText } from '@keo/contract/rich-content'
import { LANGUAGES } from '@keo/messages/languages'
import { localised, type Localised } from '../features/site/index.ts'

const rich = (text: Localised) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, contentOfText(text[language])])) as Localised

/** What a new site tells everybody: how it is meant, and on the deposit page what a deposit is. */
export const ANNOUNCEMENTS = [
  {
    id: 'ann_play-money',
    ann_type: 0,
    sort_num: 20,
    title: localised(
      'Chỉ tiền chơi, không nạp rút tiền thật.',
      'Play money only: no real deposits or payouts.',
      'KÈO 仅使用娱乐币，不涉及真钱存取。',
      'KÈO ใช้เงินเล่นเท่านั้น ไม่มีการฝากถอนเงินจริง',
    ),
    content: rich(
      localised(
        'Mọi số dư, lệnh nạp và lệnh rút ở đây đều là tiền chơi. Không có tiền thật nào được nhận hay trả.',
        'Every balance, deposit and withdrawal here is play money. No real money is taken or paid.',
        '这里的余额、充值和提现均为娱乐币，不收取也不支付真钱。',
        'ยอดเงิน การฝาก และการถอนที่นี่เป็นเงินเล่นทั้งหมด ไม่มีการรับหรือจ่ายเงินจริง',
      ),
    ),
  },
  {
    id: 'ann_adults',
    ann_type: 0,
    sort_num: 10,
    title: localised(
      'Dành cho người từ 18 tuổi. Chơi vừa vui là đủ.',
      'For adults of 18 and over. Play for fun, and stop in time.',
      '仅限 18 岁及以上。娱乐为主，适可而止。',
      'สำหรับผู้มีอายุ 18 ปีขึ้นไป เล่นเพื่อความสนุกและรู้จักพอ',
    ),
    content: rich(
      localised(
        'Bạn có thể đặt giới hạn, tạm nghỉ hoặc tự khóa tài khoản bất cứ lúc nào trong mục Chơi có trách nhiệm.',
        'You can set limits, take a break or close the account to play at any time under Safer play.',
        '您可随时在“理性娱乐”中设置限额、休息或自我禁止。',
        'คุณตั้งวงเงิน พัก หรือระงับบัญชีได้ทุกเมื่อในหน้าเล่นอย่างรับผิดชอบ',
      ),
    ),
  },
  {
    id: 'ann_deposit-own-name',
    ann_type: 1,
    sort_num: 10,
    title: localised(
      'Chỉ chuyển từ tài khoản đứng tên bạn.',
      'Pay only from an account in your own name.',
      '请仅使用本人名下的账户付款。',
      'โอนจากบัญชีที่เป็นชื่อของคุณเท่านั้น',
    ),
    content: rich(
      localised(
        'Lệnh nạp có số tiền và nội dung riêng. Chuyển đúng số tiền và nội dung của lệnh đang mở để tiền vào ví ngay.',
        'Each deposit has a sum and a note of its own. Send exactly those of the open order, and it is credited at once.',
        '每笔充值都有专属金额和附言。请严格按当前订单付款，以便立即到账。',
        'แต่ละรายการฝากมียอดและหมายเหตุเฉพาะ โอนให้ตรงกับรายการที่เปิดอยู่เพื่อให้เงินเข้าทันที',
      ),
    ),
  },
] as const
