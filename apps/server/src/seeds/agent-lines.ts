import { SLOT_TYPE_ID, SPORT_TYPE_ID } from '@keo/contract/ids'
import { GAME_TYPE_IDS } from './games.ts'

/** The default line and the four agent groups. `.example` names belong to nobody: an operator puts real ones. */
export const AGENT_LINES = [
  { line: '', name: 'keo', is_live: true, lobby_sort: null, domains: [] },
  { line: 'bac', name: 'keo-bac', is_live: true, lobby_sort: null, domains: ['keo-bac.example'] },
  {
    line: 'trung',
    name: 'keo-trung',
    is_live: true,
    lobby_sort: [SLOT_TYPE_ID, SPORT_TYPE_ID, GAME_TYPE_IDS.casino],
    domains: ['keo-trung.example', 'keo-giua.example'],
  },
  { line: 'nam', name: 'keo-nam', is_live: false, lobby_sort: null, domains: ['keo-nam.example'] },
  {
    line: 'hoa',
    name: 'keo-hoa',
    is_live: true,
    lobby_sort: [GAME_TYPE_IDS.casino, SPORT_TYPE_ID],
    domains: ['keo-hoa.example'],
  },
]

/** Lines of the dev world only; browsers find these names on their own machine. */
export const SANDBOX_LINES = [
  {
    line: 'handover',
    name: 'keo-handover',
    is_live: true,
    lobby_sort: null,
    domains: ['handover.localhost'],
    domain_type: 0,
    hands_over: true,
  },
  {
    line: 'open',
    name: 'keo-open',
    is_live: true,
    lobby_sort: null,
    domains: ['open.localhost'],
    domain_type: 0,
    hands_over: false,
    has_auto_play: true,
    has_fast_spin: true,
  },
  {
    line: 'strict',
    name: 'keo-strict',
    is_live: true,
    lobby_sort: null,
    domains: ['strict.localhost'],
    domain_type: 2,
    hands_over: false,
  },
]
