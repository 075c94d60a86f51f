import { getStatement } from '@keo/contract/wallet-balance'
import { getBalanceOverTime, getRecord, getRecordsFile, listRecords } from '@keo/contract/wallet-records'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import type { Currency } from '@keo/units/money'
import { api } from '../../api/api.ts'
import { saveFile } from '../../platform/save-file.ts'
import type { DayRange, RecordFilter } from './record-filter.ts'

/** Under one key, which the live socket freshens when money moves. */
const all = ['wallet', 'records'] as const

const requestOf = ({ fromDay, untilDay, group, state }: RecordFilter) => ({
  fromDay,
  untilDay,
  ...(group ? { group } : {}),
  ...(state ? { state } : {}),
})

export const recordQueries = {
  list: (filter: RecordFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', requestOf(filter)],
      queryFn: ({ signal, pageParam }) =>
        api(
          listRecords,
          { ...requestOf(filter), ...(pageParam === null ? {} : { before: pageParam }) },
          { silent: true, signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ hasMore, records }) => (hasMore ? String(records.at(-1)?.seq) : null),
    }),
  detail: (seq: number) =>
    queryOptions({
      queryKey: [...all, 'detail', seq],
      queryFn: ({ signal }) => api(getRecord, { seq: String(seq) }, { silent: true, signal }),
    }),
  curve: ({ fromDay, untilDay }: DayRange) =>
    queryOptions({
      queryKey: [...all, 'curve', fromDay, untilDay],
      queryFn: ({ signal }) => api(getBalanceOverTime, { fromDay, untilDay }, { silent: true, signal }),
    }),
}

export function useRecordsFile() {
  return useMutation({
    mutationFn: async (filter: RecordFilter) => {
      const text = await api(getRecordsFile, requestOf(filter))
      saveFile(`keo-${filter.fromDay}-${filter.untilDay}.csv`, text, 'text/csv')
    },
  })
}

export function useStatementFile() {
  return useMutation({
    mutationFn: async (currency: Currency) => {
      saveFile(`keo-statement-${currency}.txt`, await api(getStatement, { currency }), 'text/plain')
    },
  })
}
