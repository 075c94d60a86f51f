import type { LockCause } from '@keo/contract/members'

const causes = (by: Record<string, LockCause> = {}) => by

/** People of the dev world. Fixed ids, so that links and tests may name them; never seeded in prod. */
export const MEMBERS = [
  {
    id: 'mbr_01JSEEDMA1000000000000000',
    user_name: 'maitran88',
    nick_name: 'Mai Trần',
    avatar: 2,
    vip_level: 3,
    status: '',
    lock_causes: causes(),
    mobile_area: '84',
    mobile: '912345678',
    real_name: 'TRAN THI MAI',
  },
  {
    id: 'mbr_01JSEEDLINH00000000000000',
    user_name: 'linhnguyen7',
    nick_name: 'Linh Phủi',
    avatar: 8,
    vip_level: 0,
    status: '',
    lock_causes: causes(),
    mobile_area: '',
    mobile: '',
    real_name: '',
  },
  {
    id: 'mbr_01JSEEDKHOA00000000000000',
    user_name: 'khoadeposit2',
    nick_name: 'Khoa Khóa',
    avatar: 5,
    vip_level: 6,
    status: '2',
    lock_causes: causes({ 2: 'identity' }),
    mobile_area: '84',
    mobile: '987654321',
    real_name: 'LE DANG KHOA',
  },
  {
    id: 'mbr_01JSEEDTHAO00000000000000',
    user_name: 'thaowithdraw3',
    nick_name: 'Thảo Mập',
    avatar: 10,
    vip_level: 11,
    status: '3',
    lock_causes: causes({ 3: 'security' }),
    mobile_area: '84',
    mobile: '901234567',
    real_name: 'PHAM THANH THAO',
  },
]

/** Every seeded member signs in with it; `npm start` prints it. It opens nothing in prod, where none of them is. */
export const DEMO_PASSWORD = 'KeoDemo2026'
/** Made beforehand, because hashing at every start of the dev world would be time wasted. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$h/jvuEsB+5Xw7wBW0D42lA$YqACO5XR4EfFHhMCIt/ysw3rtPSNrY1qF4FJ0uzSNo4'
