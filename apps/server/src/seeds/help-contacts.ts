import { localised } from '../features/site/index.ts'

/** Independent, free and anonymous. An operator adds those of the country. */
export const HELP_CONTACTS = [
  {
    id: 'gambling-therapy',
    name: localised('Gambling Therapy', 'Gambling Therapy', 'Gambling Therapy', 'Gambling Therapy'),
    note: localised(
      'Tư vấn miễn phí, ẩn danh, bằng nhiều thứ tiếng',
      'Free and anonymous advice in many languages',
      '免费、匿名、多语言的咨询',
      'ให้คำปรึกษาฟรี ไม่ต้องเปิดเผยตัวตน หลายภาษา',
    ),
    url: 'https://www.gamblingtherapy.org',
  },
]
