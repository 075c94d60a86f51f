import {
  acknowledgeRealityCheck,
  askToReopen,
  confirmSessionLimit,
  excludeMember,
  getRealityCheck,
  getSaferPlay,
  setReminder,
  setSessionLimit,
  takeBreak,
} from '@keo/contract/safer-play'
import type { Api } from '@keo/service-kit/http/api'
import type { SaferPlay } from './safer-play-service.ts'

export function saferPlayRoutes(api: Api, saferPlay: SaferPlay) {
  api.handle(getSaferPlay, ({ caller }) => saferPlay.get(caller.memberId))
  api.handle(setReminder, (request) => saferPlay.setReminder(request, request.body.minutes))
  api.handle(setSessionLimit, (request) => saferPlay.setSessionLimit(request, request.body.minutes))
  api.handle(confirmSessionLimit, (request) => saferPlay.confirmSessionLimit(request))
  api.handle(takeBreak, (request) => saferPlay.takeBreak(request, request.body.days))
  api.handle(excludeMember, (request) => saferPlay.exclude(request, request.body.months))
  api.handle(askToReopen, (request) => saferPlay.askToReopen(request))
  api.handle(getRealityCheck, ({ caller }) => saferPlay.realityCheck(caller.memberId))
  api.handle(acknowledgeRealityCheck, (request) => saferPlay.acknowledge(request))
}
