/** What somebody of the staff may do. Nothing is allowed that is not named here and given by a role. */
export const PERMISSIONS = [
  'overview.read',
  'alarms.acknowledge',
  'withdrawals.read',
  'withdrawals.decide',
  'reviews.read',
  'nicknames.decide',
  'rewards.decide',
  'suspense.decide',
  'members.read',
  'members.reveal',
  'members.end-sessions',
  'support.read',
  'support.answer',
  'support.settings',
  'trading.read',
  'trading.suspend',
  'trading.settle',
  'content.read',
  'content.edit',
  'content.publish',
  'letters.send',
  'maintenance.set',
  'games.read',
  'rooms.read',
  'rooms.moderate',
  'members.note',
  'members.lock',
  'wallets.adjust',
  'deposits.read',
  'channels.manage',
  'books.read',
  'differences.close',
  'safety.read',
  'safety.decide',
  'reports.read',
  'campaigns.read',
  'campaigns.edit',
  'staff.read',
  'staff.manage',
  'audit.read',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Every role as the set of what it may. */
export const ROLES = {
  support: [
    'overview.read',
    'alarms.acknowledge',
    'members.read',
    'members.note',
    'reviews.read',
    'nicknames.decide',
    'support.read',
    'support.answer',
    'support.settings',
    'rooms.read',
    'rooms.moderate',
    'safety.read',
  ],
  payments: [
    'overview.read',
    'alarms.acknowledge',
    'withdrawals.read',
    'withdrawals.decide',
    'reviews.read',
    'suspense.decide',
    'members.read',
    'members.reveal',
    'members.note',
    'members.lock',
    'wallets.adjust',
    'deposits.read',
    'channels.manage',
    'books.read',
    'differences.close',
    'reports.read',
  ],
  risk: [
    'overview.read',
    'alarms.acknowledge',
    'withdrawals.read',
    'withdrawals.decide',
    'reviews.read',
    'suspense.decide',
    'rewards.decide',
    'members.read',
    'members.reveal',
    'members.note',
    'members.lock',
    'wallets.adjust',
    'deposits.read',
    'channels.manage',
    'books.read',
    'differences.close',
    'members.end-sessions',
    'trading.read',
    'games.read',
    'safety.read',
    'safety.decide',
    'reports.read',
  ],
  trader: [
    'overview.read',
    'alarms.acknowledge',
    'trading.read',
    'trading.suspend',
    'trading.settle',
    'games.read',
    'reports.read',
  ],
  content: [
    'overview.read',
    'alarms.acknowledge',
    'reviews.read',
    'nicknames.decide',
    'content.read',
    'content.edit',
    'content.publish',
    'letters.send',
    'maintenance.set',
    'games.read',
    'rooms.read',
    'rooms.moderate',
  ],
  campaigns: [
    'overview.read',
    'alarms.acknowledge',
    'reviews.read',
    'rewards.decide',
    'content.read',
    'content.edit',
    'letters.send',
    'reports.read',
    'campaigns.read',
    'campaigns.edit',
  ],
  auditor: [
    'overview.read',
    'withdrawals.read',
    'reviews.read',
    'members.read',
    'deposits.read',
    'books.read',
    'support.read',
    'trading.read',
    'content.read',
    'games.read',
    'rooms.read',
    'staff.read',
    'audit.read',
    'safety.read',
    'reports.read',
    'campaigns.read',
  ],
  administrator: ['overview.read', 'alarms.acknowledge', 'staff.read', 'staff.manage', 'audit.read'],
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as Role[]

export function permissionsOf(roles: readonly Role[]): Permission[] {
  const given = new Set<Permission>(roles.flatMap((role) => ROLES[role]))
  return PERMISSIONS.filter((permission) => given.has(permission))
}

export const rolesWith = (permission: Permission): Role[] =>
  ROLE_NAMES.filter((role) => permissionsOf([role]).includes(permission))

const MONEY: ReadonlySet<Role> = new Set(['payments', 'risk'])

/** Who gives roles moves no money, and who looks over the shoulders of all does nothing else. */
export function mayBeTogether(roles: readonly Role[]): boolean {
  if (roles.length === 0) return false
  if (roles.includes('auditor')) return roles.length === 1
  return !(roles.includes('administrator') && roles.some((role) => MONEY.has(role)))
}
