import { type BuilderOption, quoteBuilder } from '@keo/sportsbook-contract/builder'
import { seconds } from '@keo/units/instants'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { provider } from '../../sportsbook/index.ts'

/** A joint price is asked for again this often while it is looked at. */
const AGAIN_MS = seconds(5)

const keyOf = (options: readonly BuilderOption[]): string =>
  options.map(({ marketId, optionType }) => `${marketId}-${optionType}`).join()

/** The joint price of the picks, and which of the options cannot be added to them. */
export const builderQuery = (
  matchId: number,
  picks: readonly BuilderOption[],
  options: readonly BuilderOption[],
) =>
  queryOptions({
    queryKey: ['sports', 'match', matchId, 'builder', keyOf(picks), keyOf(options)],
    meta: { isPublic: true },
    staleTime: AGAIN_MS,
    refetchInterval: picks.length > 0 ? AGAIN_MS : false,
    placeholderData: keepPreviousData,
    enabled: options.length > 0 || picks.length > 1,
    queryFn: ({ signal }) =>
      provider(
        quoteBuilder,
        { matchId, picks: picks.map(wireOption), options: [...options] },
        { silent: true, signal },
      ),
  })

const wireOption = ({ marketId, optionType }: BuilderOption): BuilderOption => ({ marketId, optionType })
