import {
  modifyQuickSettings,
  updateAvatar,
  updateBirthday,
  updateNickName,
  updateSex,
} from '@keo/contract/profile'
import type { Api } from '@keo/service-kit/http/api'
import type { NickNames } from './nick-name-service.ts'
import type { Profile } from './profile-service.ts'

export function profileRoutes(api: Api, { profile, nickNames }: { profile: Profile; nickNames: NickNames }) {
  api.handle(updateAvatar, async (request) => {
    const { avatar } = request.body
    await profile.setAvatar(request, avatar)
    return { avatar }
  })
  api.handle(updateBirthday, async (request) => {
    const { birthday } = request.body
    await profile.setBirthday(request, birthday)
    return { birthday }
  })
  api.handle(updateSex, async (request) => {
    const { sex } = request.body
    await profile.setSex(request, sex)
    return { sex }
  })
  api.handle(updateNickName, async (request) => ({
    nickName: await nickNames.ask(request, request.body.nickName),
    nickNameStatus: true as const,
  }))
  api.handle(modifyQuickSettings, async (request) => {
    await profile.setQuickSettings(request, request.body)
    return request.body
  })
}
