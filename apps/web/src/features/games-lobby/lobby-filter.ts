import type { LobbyGame, SlotType } from '@keo/contract/games'

export type Volatility = NonNullable<LobbyGame['volatility']>
export const VOLATILITIES: readonly Volatility[] = ['low', 'medium', 'high']

/** What of a lobby is shown; without any of it, its sections. */
export type LobbyFilter = {
  readonly search: string
  readonly list: SlotType
  readonly studio: string | null
  readonly volatility: Volatility | null
}

export const NO_FILTER: LobbyFilter = { search: '', list: 'all', studio: null, volatility: null }

/** What is asked of the server. */
export type ListRequest = {
  readonly id: number
  readonly line?: string
  readonly slotType?: SlotType
  readonly volatility?: Volatility
  readonly search?: string
}

export function requestOf(typeId: number, { search, list, studio, volatility }: LobbyFilter): ListRequest {
  const words = search.trim()
  return {
    id: typeId,
    ...(studio === null ? {} : { line: studio }),
    ...(list === 'all' ? {} : { slotType: list }),
    ...(volatility === null ? {} : { volatility }),
    ...(words === '' ? {} : { search: words }),
  }
}

/** How many choices of the sheet are made. */
export const countChoices = ({ studio, volatility }: LobbyFilter): number =>
  [studio, volatility].filter((choice) => choice !== null).length

export const isWhole = (filter: LobbyFilter): boolean =>
  filter.search.trim() === '' && filter.list === 'all' && countChoices(filter) === 0
