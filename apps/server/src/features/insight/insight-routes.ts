import { getInsight, getInsightFile } from '@keo/contract/insight'
import type { Api } from '@keo/service-kit/http/api'
import type { OwnInsight } from './insight.ts'

export function insightRoutes(api: Api, insight: OwnInsight): void {
  api.handle(getInsight, ({ caller, body, language }) => insight.get(caller.memberId, body.by, language))
  api.handle(getInsightFile, ({ caller, body, language }) => insight.file(caller.memberId, body.by, language))
}
