/** Of other parts: Prometheus itself and Patroni. */
const OF_OTHERS = /^(up$|patroni_)/
/** Words of the query language, and labels. */
const WORDS = new Set(
  'abs avg_over_time bool by histogram_quantile increase le max max_over_time rate sum topk route status code job instance'.split(
    ' ',
  ),
)

/** The figures that a query asks the product for, without texts, durations and the endings of a histogram. */
export function figuresIn(query: string): string[] {
  const bare = query.replaceAll(/"[^"]*"/g, '').replaceAll(/\[[^\]]*\]/g, '')
  const names = bare.match(/[a-z][a-z_\d]+/gi) ?? []
  return names
    .filter((name) => !WORDS.has(name) && !OF_OTHERS.test(name))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
}

/** The figures that `/metrics` of a process tells. */
export const figuresOf = (metrics: string): ReadonlySet<string> =>
  new Set([...metrics.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name))
