import { names, type Names, type Theme } from './themes.ts'
import type { Family, Tile } from './tiles.ts'

type Machine = 'low' | 'mid' | 'high'

const VOLATILITY = { low: 'low', mid: 'medium', high: 'high' } as const

const machine = (name: Machine, theme: Theme, own: Names, cover?: string): Tile => ({
  theme,
  names: own,
  parameters: { machine: name },
  volatility: VOLATILITY[name],
  ...(cover === undefined ? {} : { cover }),
})

/** Each machine in many drawings: its reels and pays are those of its volatility. */
export const SLOT_FAMILY: Family = {
  engine: 'slot',
  category: 'slot',
  volatility: 'medium',
  names: names('Nổ Hũ', 'Slot', '老虎机', 'สล็อต'),
  tiles: [
    machine(
      'high',
      'fortune',
      names('Thần Tài Gõ Cửa', 'Fortune at the Door', '财神到', 'เทพแห่งโชคเคาะประตู'),
    ),
    { ...machine('mid', 'lotus', names('Sen Vàng', 'Golden Lotus', '金莲', 'บัวทอง')), hasJackpot: true },
    machine('low', 'pearl', names('Ngọc Biển Đông', 'Sea Pearl', '东海明珠', 'ไข่มุกทะเล')),
    machine('high', 'dragon', names('Cá Hóa Rồng', 'Carp to Dragon', '鲤鱼跃龙门', 'ปลาคาร์ปกลายมังกร')),
    machine(
      'mid',
      'lantern',
      names('Hội Đèn Lồng', 'Lantern Festival', '灯会', 'เทศกาลโคมไฟ'),
      'hoi-den-long',
    ),
    machine('high', 'dragon', names('Tháp Rồng', 'Dragon Tower', '龙塔', 'หอคอยมังกร'), 'thap-rong'),
    machine('mid', 'tiger', names('Long Hổ', 'Dragon Tiger', '龙虎', 'เสือมังกร'), 'rong-ho'),
    machine('low', 'tet', names('Lì Xì Đầu Năm', 'New Year Envelopes', '新年红包', 'อั่งเปาปีใหม่')),
    machine('low', 'market', names('Chợ Nổi Sớm Mai', 'Floating Market', '水上集市', 'ตลาดน้ำยามเช้า')),
    machine('low', 'bamboo', names('Gấu Trúc Rừng Tre', 'Bamboo Panda', '竹林熊猫', 'แพนด้าป่าไผ่')),
    machine('low', 'peach', names('Vườn Đào Mùa Xuân', 'Spring Peach Garden', '春日桃园', 'สวนท้อฤดูใบไม้ผลิ')),
    machine('low', 'kite', names('Diều Bay Lộng Gió', 'Kites in the Wind', '风中纸鸢', 'ว่าวเริงลม')),
    machine('low', 'moon', names('Trung Thu Rước Đèn', 'Moon Parade', '中秋游灯', 'ขบวนโคมไหว้พระจันทร์')),
    machine('low', 'drum', names('Tiếng Trống Hội Làng', 'Village Drums', '村庙鼓声', 'เสียงกลองงานวัด')),
    machine('low', 'jade', names('Vòng Ngọc May Mắn', 'Lucky Jade Ring', '幸运玉环', 'กำไลหยกนำโชค')),
    machine('low', 'star', names('Sao Đêm Lấp Lánh', 'Twinkling Stars', '星光闪闪', 'ดาวพราวราตรี')),
    machine('low', 'lotus', names('Hồ Sen Mùa Hạ', 'Summer Lotus Pond', '夏日荷塘', 'บึงบัวหน้าร้อน')),
    machine('low', 'fortune', names('Hũ Vàng Ông Địa', 'Pot of the Earth God', '土地公金罐', 'ไหทองเจ้าที่')),
    machine('mid', 'phoenix', names('Phượng Hoàng Lửa', 'Fire Phoenix', '火凤凰', 'หงส์เพลิง')),
    machine(
      'mid',
      'dragon',
      names('Ngọc Rồng Phương Đông', 'Eastern Dragon Gem', '东方龙珠', 'ดวงแก้วมังกรตะวันออก'),
    ),
    machine('mid', 'tiger', names('Chúa Tể Rừng Xanh', 'King of the Forest', '森林之王', 'เจ้าป่า')),
    machine('mid', 'market', names('Phố Đêm Rực Rỡ', 'Bright Night Street', '璀璨夜街', 'ถนนราตรีเจิดจ้า')),
    machine(
      'mid',
      'moon',
      names('Chị Hằng Ban Lộc', 'Gifts of the Moon Lady', '嫦娥赐福', 'นางจันทร์ประทานพร'),
    ),
    machine('mid', 'pearl', names('Kho Báu Đáy Biển', 'Treasure of the Deep', '海底宝藏', 'ขุมทรัพย์ใต้สมุทร')),
    machine('mid', 'peach', names('Mười Hai Bến Hoa', 'Twelve Flower Wharves', '十二花渡', 'สิบสองท่าดอกไม้')),
    machine('mid', 'drum', names('Chim Lạc Trống Đồng', 'Birds of the Drum', '铜鼓神鸟', 'วิหคกลองสำริด')),
    machine('mid', 'jade', names('Thiềm Thừ Nhả Ngọc', 'Jade Toad', '金蟾吐玉', 'คางคกคายหยก')),
    machine('mid', 'kite', names('Sáo Diều Đồng Quê', 'Country Kite Flute', '田野风筝', 'ขลุ่ยว่าวทุ่งนา')),
    machine('mid', 'bamboo', names('Kiếm Khách Rừng Trúc', 'Bamboo Swordsman', '竹林剑客', 'จอมดาบป่าไผ่')),
    machine('mid', 'tet', names('Táo Quân Về Trời', 'Kitchen Gods', '灶君上天', 'เทพเตาขึ้นสวรรค์')),
    machine('high', 'phoenix', names('Song Phượng Triều Dương', 'Twin Phoenix', '双凤朝阳', 'หงส์คู่รับอรุณ')),
    machine('high', 'tiger', names('Bạch Hổ Ra Oai', 'Roar of the White Tiger', '白虎扬威', 'เสือขาวคำราม')),
    machine('high', 'lotus', names('Vũ Điệu Hoa Sen', 'Lotus Dance', '莲花之舞', 'ระบำดอกบัว')),
    machine('high', 'star', names('Sao Băng Triệu Phú', 'Millionaire Meteor', '流星富翁', 'ดาวตกเศรษฐี')),
    machine('high', 'pearl', names('Long Cung Mở Hội', 'Dragon Palace Feast', '龙宫盛宴', 'งานเลี้ยงวังมังกร')),
    machine('high', 'drum', names('Thần Sấm Trống Đồng', 'Thunder Drum', '雷神铜鼓', 'กลองเทพสายฟ้า')),
    machine('high', 'lantern', names('Hoa Đăng Phố Cổ', 'Old Town Lights', '古街花灯', 'โคมดอกไม้เมืองเก่า')),
    machine('high', 'moon', names('Nguyệt Thực Vàng', 'Golden Eclipse', '金色月食', 'จันทรคราสสีทอง')),
    machine('high', 'jade', names('Ấn Ngọc Đế Vương', 'Seal of the Emperor', '帝王玉玺', 'ตราหยกจักรพรรดิ')),
    machine('high', 'tet', names('Pháo Hoa Giao Thừa', 'New Year Fireworks', '除夕烟花', 'พลุส่งท้ายปี')),
  ],
}
