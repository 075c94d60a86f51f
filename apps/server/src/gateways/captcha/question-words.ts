import type { Language } from '@keo/messages/languages'

type Words = Readonly<Record<Language, string>>
export type Kind = { readonly question: Words; readonly words: readonly Words[] }

const w = (vi: string, en: string, zh: string, th: string): Words => ({ vi, en, 'zh-CN': zh, th })

/** Kinds of things that nobody confuses, with words a child knows in each language. */
export const KINDS: readonly [Kind, ...Kind[]] = [
  {
    question: w(
      'Hai từ nào là tên trái cây?',
      'Which two words name a fruit?',
      '哪两个词是水果？',
      'คำใดสองคำเป็นชื่อผลไม้',
    ),
    words: [
      w('xoài', 'mango', '芒果', 'มะม่วง'),
      w('chuối', 'banana', '香蕉', 'กล้วย'),
      w('dưa hấu', 'watermelon', '西瓜', 'แตงโม'),
      w('nho', 'grape', '葡萄', 'องุ่น'),
      w('dứa', 'pineapple', '菠萝', 'สับปะรด'),
      w('đu đủ', 'papaya', '木瓜', 'มะละกอ'),
      w('quả lê', 'pear', '梨', 'ลูกแพร์'),
      w('dâu tây', 'strawberry', '草莓', 'สตรอว์เบอร์รี'),
    ],
  },
  {
    question: w(
      'Hai từ nào là tên con vật?',
      'Which two words name an animal?',
      '哪两个词是动物？',
      'คำใดสองคำเป็นชื่อสัตว์',
    ),
    words: [
      w('con mèo', 'cat', '猫', 'แมว'),
      w('con voi', 'elephant', '大象', 'ช้าง'),
      w('con trâu', 'buffalo', '水牛', 'ควาย'),
      w('con khỉ', 'monkey', '猴子', 'ลิง'),
      w('con hổ', 'tiger', '老虎', 'เสือ'),
      w('con vịt', 'duck', '鸭子', 'เป็ด'),
      w('con ngựa', 'horse', '马', 'ม้า'),
      w('con thỏ', 'rabbit', '兔子', 'กระต่าย'),
    ],
  },
  {
    question: w(
      'Hai từ nào là phương tiện đi lại?',
      'Which two words name something to travel by?',
      '哪两个词是交通工具？',
      'คำใดสองคำเป็นชื่อพาหนะ',
    ),
    words: [
      w('xe đạp', 'bicycle', '自行车', 'จักรยาน'),
      w('máy bay', 'aeroplane', '飞机', 'เครื่องบิน'),
      w('tàu hỏa', 'train', '火车', 'รถไฟ'),
      w('xe buýt', 'bus', '公共汽车', 'รถเมล์'),
      w('thuyền', 'boat', '小船', 'เรือ'),
      w('xe máy', 'motorbike', '摩托车', 'มอเตอร์ไซค์'),
      w('ô tô', 'car', '汽车', 'รถยนต์'),
      w('xe tải', 'lorry', '卡车', 'รถบรรทุก'),
    ],
  },
  {
    question: w(
      'Hai từ nào là bộ phận cơ thể?',
      'Which two words name a part of the body?',
      '哪两个词是身体部位？',
      'คำใดสองคำเป็นชื่ออวัยวะ',
    ),
    words: [
      w('bàn tay', 'hand', '手', 'มือ'),
      w('đầu gối', 'knee', '膝盖', 'หัวเข่า'),
      w('lỗ tai', 'ear', '耳朵', 'หู'),
      w('cái mũi', 'nose', '鼻子', 'จมูก'),
      w('bờ vai', 'shoulder', '肩膀', 'ไหล่'),
      w('đôi mắt', 'eye', '眼睛', 'ดวงตา'),
      w('bàn chân', 'foot', '脚', 'เท้า'),
      w('ngón tay', 'finger', '手指', 'นิ้วมือ'),
    ],
  },
  {
    question: w(
      'Hai từ nào là đồ để mặc?',
      'Which two words name something to wear?',
      '哪两个词是衣物？',
      'คำใดสองคำเป็นชื่อเครื่องแต่งกาย',
    ),
    words: [
      w('áo sơ mi', 'shirt', '衬衫', 'เสื้อเชิ้ต'),
      w('quần dài', 'trousers', '长裤', 'กางเกงขายาว'),
      w('đôi giày', 'shoes', '鞋子', 'รองเท้า'),
      w('chiếc váy', 'skirt', '裙子', 'กระโปรง'),
      w('đôi tất', 'socks', '袜子', 'ถุงเท้า'),
      w('mũ len', 'woolly hat', '毛线帽', 'หมวกไหมพรม'),
      w('khăn quàng', 'scarf', '围巾', 'ผ้าพันคอ'),
      w('áo khoác', 'coat', '外套', 'เสื้อโค้ต'),
    ],
  },
  {
    question: w(
      'Hai từ nào là đồ trong bếp?',
      'Which two words name something in a kitchen?',
      '哪两个词是厨房用品？',
      'คำใดสองคำเป็นของใช้ในครัว',
    ),
    words: [
      w('cái chảo', 'frying pan', '平底锅', 'กระทะ'),
      w('đôi đũa', 'chopsticks', '筷子', 'ตะเกียบ'),
      w('cái thìa', 'spoon', '勺子', 'ช้อน'),
      w('cái bát', 'bowl', '碗', 'ชาม'),
      w('con dao', 'knife', '菜刀', 'มีดทำครัว'),
      w('cái đĩa', 'plate', '盘子', 'จาน'),
      w('ấm đun nước', 'kettle', '水壶', 'กาต้มน้ำ'),
      w('nồi cơm', 'rice cooker', '电饭锅', 'หม้อหุงข้าว'),
    ],
  },
]
