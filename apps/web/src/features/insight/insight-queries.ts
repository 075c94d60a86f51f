import { getInsight, getInsightFile, type InsightBy } from '@keo/contract/insight'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { saveFile } from '../../platform/save-file.ts'

export const insightQuery = (by: InsightBy, language: string) =>
  queryOptions({
    queryKey: ['insight', by, language],
    queryFn: ({ signal }) => api(getInsight, { by }, { silent: true, signal }),
    // Every bet, deposit and limit moves it.
    staleTime: 0,
  })

export function useInsightFile() {
  return useMutation({
    mutationFn: async (by: InsightBy) =>
      saveFile(`keo-insight-${by}.csv`, await api(getInsightFile, { by }), 'text/csv'),
  })
}
