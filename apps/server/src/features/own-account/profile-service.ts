import { AppError, fail } from '@keo/contract/errors'
import type { QuickSettings, Sex } from '@keo/contract/members'
import type { Clock } from '@keo/service-kit/clock'
import { type Acting, birthdayVerdict } from '../members/index.ts'
import type { MemberChanges } from './member-changes.ts'

type Needs = {
  clock: Clock
  changes: MemberChanges
  /** Years. */
  ageMin: number
}

export type Profile = ReturnType<typeof createProfile>

/** What members say of themselves. Whose profile it is, the session says and nothing else. */
export function createProfile({ clock, changes, ageMin }: Needs) {
  return {
    setAvatar: (acting: Acting, avatar: number) =>
      changes.run(acting, (member) => ({
        action: 'member.avatar',
        set: { avatar },
        before: { avatar: member.avatar },
        after: { avatar },
      })),

    setSex: (acting: Acting, sex: Sex) =>
      changes.run(acting, (member) => ({
        action: 'member.sex',
        set: { sex },
        before: { sex: member.sex },
        after: { sex },
      })),

    setBirthday(acting: Acting, birthday: string) {
      const verdict = birthdayVerdict(birthday, clock.now(), ageMin)
      if (verdict === 'impossible') throw new AppError('INVALID_INPUT', {}, { birthday: 'field.birthday' })
      return changes.run(acting, (member) => {
        if (member.isIdentityVerified) fail('BIRTHDAY_LOCKED')
        if (verdict === 'tooYoung') fail('TOO_YOUNG', { age: ageMin })
        return {
          action: 'member.birthday',
          set: { birthday },
          before: { birthday: member.birthday },
          after: { birthday },
        }
      })
    },

    setQuickSettings: (acting: Acting, { mouthSetting, pushTong, pushTongStatus }: QuickSettings) =>
      changes.run(acting, (member) => ({
        action: 'member.quick-settings',
        set: { mouth_setting: mouthSetting, push_tong: pushTong, push_tong_status: pushTongStatus },
        before: member.quickSettings,
        after: { mouthSetting, pushTong, pushTongStatus },
      })),
  }
}
