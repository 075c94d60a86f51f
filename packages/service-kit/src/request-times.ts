export type RouteTimes = { observe(status: number, seconds: number): void }

export type RequestTimes = {
  /** Asked for once per route: what runs per request is a few additions. */
  of(route: string, method: string): RouteTimes
  /** As Prometheus reads it. */
  text(): string
}

type Tally = { readonly counts: number[]; sum: number; count: number }

const NAME = 'http_request_duration_seconds'
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STATUS_CLASSES = 6

/**
 * A histogram of how long requests took. Written out here, because looking labels up for every request costs a
 * visible part of a fast call. Routes are as declared, never as called, so their number is bounded.
 */
export function createRequestTimes(): RequestTimes {
  const lines: { labels: string; tally: Tally }[] = []

  function newTally(route: string, method: string, statusClass: number): Tally {
    const tally = { counts: Array<number>(SECONDS.length).fill(0), sum: 0, count: 0 }
    const labels = `route=${JSON.stringify(route)},method="${method}",status="${statusClass}xx"`
    lines.push({ labels, tally })
    return tally
  }

  return {
    of(route, method) {
      const tallies = Array<Tally | undefined>(STATUS_CLASSES)
      return {
        observe(status, seconds) {
          const statusClass = Math.trunc(status / 100)
          add((tallies[statusClass] ??= newTally(route, method, statusClass)), seconds)
        },
      }
    },
    text: () =>
      [
        `# HELP ${NAME} How long requests took, by declared route, method and status class`,
        `# TYPE ${NAME} histogram`,
        ...lines.flatMap(({ labels, tally }) => textOf(labels, tally)),
        '',
      ].join('\n'),
  }
}

function add(tally: Tally, seconds: number): void {
  tally.sum += seconds
  tally.count += 1
  let at = 0
  while (at < SECONDS.length && seconds > (SECONDS[at] ?? Infinity)) at += 1
  if (at < SECONDS.length) tally.counts[at] = (tally.counts[at] ?? 0) + 1
}

function textOf(labels: string, { counts, sum, count }: Tally): string[] {
  let below = 0
  const buckets = SECONDS.map((limit, at) => {
    below += counts[at] ?? 0
    return `${NAME}_bucket{le="${limit}",${labels}} ${below}`
  })
  return [
    ...buckets,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ]
}
