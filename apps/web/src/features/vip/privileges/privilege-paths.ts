import type { VipPrivilege } from '@keo/contract/vip'
import { paths } from '../../../navigation/paths.ts'

/** The addresses are the specification's; the pages are about people who serve, never about people as a prize. */
export const PRIVILEGE_PATHS = {
  manager: paths.vipManager(),
  concierge: paths.vipConcierge(),
  hospitality: paths.vipHospitality(),
  travel: paths.vipTravel(),
} as const satisfies Record<VipPrivilege, string>
