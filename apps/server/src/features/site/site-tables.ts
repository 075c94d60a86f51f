import type { Art, Tile, Tone } from '@keo/contract/site'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated, JSONColumnType } from 'kysely'
import type { Localised } from './localised.ts'

type MaintenanceWindow = {
  maintenance_starts_at: InstantColumn | null
  maintenance_ends_at: InstantColumn | null
}
type Placed = { tenant_id: string; position: number }

export type SiteTables = {
  agent_line: {
    tenant_id: string
    line: string
    name: string
    is_live: boolean
    lobby_sort: number[] | null
    domains: string[]
    is_c_sport_on: Generated<boolean>
    domain_type: Generated<number>
    hands_over: Generated<boolean>
    is_download_shown: Generated<boolean>
    download_url: string | null
    has_auto_play: Generated<boolean>
    has_fast_spin: Generated<boolean>
  }
  site_maintenance: {
    tenant_id: string
    id: string
    point: string
    is_on: boolean
    title: Localised
    content: Localised
    starts_at: InstantColumn
    ends_at: InstantColumn
  }
  game_type: Placed &
    MaintenanceWindow & { id: number; name: Localised; art: Art; turnover_percent: Generated<number> }
  game: Placed &
    MaintenanceWindow & {
      id: number
      game_type_id: number
      name: Localised
      provider: string
      art: Art
      symbol: string | null
      own_place: Generated<number | null>
      has_demo: Generated<boolean>
      facts: unknown
      is_offered: Generated<boolean>
      rounds_lately: Generated<number>
      jackpot: Generated<bigint | null>
    }
  country: Placed & { code: string; name: Localised; phone_code: string; phone_length: number }
  home_banner: Placed & {
    id: string
    line: Generated<string>
    tag: Localised
    title: Localised
    text: Localised
    art: Art
    tone: Tone
    path: string
  }
  home_entry: Placed & {
    id: string
    line: Generated<string>
    title: Localised
    caption: Localised
    tile: Tile
    art: Art
    tone: Tone
    path: string
    game_type_id: number | null
  }
  site_contacts: {
    tenant_id: string
    version: number
    hosts: string[]
    contacts: JSONColumnType<{ name: string; url: string }[]>
  }
  help_contact: Placed & { id: string; name: Localised; note: Localised; url: string }
  error_report: {
    tenant_id: string
    id: string
    member_id: string | null
    received_at: InstantColumn
    address: string
    device_no: string
    user_id: string
    phone_info: string
    model_name: string
    interface_address: string
    request_text: string
    response_text: string
    sent_text: string
    received_text: string
  }
}
