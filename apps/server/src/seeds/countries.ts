import { localised } from '../features/site/index.ts'

/** Codes and phone lengths of the specification, section 5; KOR and IDR are its own spelling. */
export const COUNTRIES = [
  {
    code: 'VN',
    phone_code: '84',
    phone_length: 9,
    name: localised('Việt Nam', 'Vietnam', '越南', 'เวียดนาม'),
  },
  { code: 'CN', phone_code: '86', phone_length: 11, name: localised('Trung Quốc', 'China', '中国', 'จีน') },
  { code: 'JP', phone_code: '81', phone_length: 10, name: localised('Nhật Bản', 'Japan', '日本', 'ญี่ปุ่น') },
  {
    code: 'US',
    phone_code: '1',
    phone_length: 10,
    name: localised('Hoa Kỳ', 'United States', '美国', 'สหรัฐอเมริกา'),
  },
  {
    code: 'KOR',
    phone_code: '82',
    phone_length: 11,
    name: localised('Hàn Quốc', 'South Korea', '韩国', 'เกาหลีใต้'),
  },
  { code: 'TW', phone_code: '886', phone_length: 9, name: localised('Đài Loan', 'Taiwan', '台湾', 'ไต้หวัน') },
  {
    code: 'SG',
    phone_code: '65',
    phone_length: 8,
    name: localised('Singapore', 'Singapore', '新加坡', 'สิงคโปร์'),
  },
  {
    code: 'PH',
    phone_code: '63',
    phone_length: 10,
    name: localised('Philippines', 'Philippines', '菲律宾', 'ฟิลิปปินส์'),
  },
  {
    code: 'HK',
    phone_code: '852',
    phone_length: 8,
    name: localised('Hồng Kông', 'Hong Kong', '香港', 'ฮ่องกง'),
  },
  {
    code: 'KH',
    phone_code: '855',
    phone_length: 9,
    name: localised('Campuchia', 'Cambodia', '柬埔寨', 'กัมพูชา'),
  },
  {
    code: 'IDR',
    phone_code: '62',
    phone_length: 11,
    name: localised('Indonesia', 'Indonesia', '印度尼西亚', 'อินโดนีเซีย'),
  },
]
