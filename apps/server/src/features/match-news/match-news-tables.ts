import type { InstantColumn } from '@keo/service-kit/db/columns'

export type MatchNewsTables = {
  followed_match: {
    tenant_id: string
    member_id: string
    match_id: string
    sport_id: number
    followed_at: InstantColumn
  }
}
