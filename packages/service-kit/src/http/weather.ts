import type { Clock } from '../clock.ts'
import type { PostText } from './guarded-post.ts'

/** What becomes of the next calls to the operator. */
export type Weather = {
  /** How many calls; then it is fine again. */
  readonly calls: number
  /** Only calls of that name, such as `bet` or `order_pay`; every call when left out. */
  readonly only?: string | undefined
  readonly slowMs?: number | undefined
  /** The same request twice. */
  readonly duplicate?: boolean | undefined
  /** The operator does it, and nobody hears of it. */
  readonly loseAnswer?: boolean | undefined
  /** The request ends on the way with that status, and the operator never sees it. */
  readonly status?: number | undefined
  /** The request comes to the operator only after the one that is sent next; nobody hears of its answer. */
  readonly reorder?: boolean | undefined
}

/** Bad weather between a sandbox provider and its operator, for as many calls as a sandbox call asked for. */
export function createWeather(post: PostText, machineClock: Clock) {
  let weather: Weather = { calls: 0 }
  const wait = (ms: number) => new Promise<void>((resolve) => void machineClock.after(ms, resolve))
  const isMeant = (path: string) =>
    weather.calls > 0 && (weather.only === undefined || nameOf(path) === weather.only)

  /** Requests that were overtaken, in the order they were sent. */
  const overtaken: (() => Promise<unknown>)[] = []

  const delivered: PostText = async (path, text, headers) => {
    const late = overtaken.splice(0)
    const answer = await post(path, text, headers)
    for (const deliver of late) await deliver().catch(() => {})
    return answer
  }

  const posted: PostText = async (path, text, headers) => {
    if (!isMeant(path)) return delivered(path, text, headers)
    const { slowMs = 0, duplicate, loseAnswer, status, reorder } = weather
    weather = { ...weather, calls: weather.calls - 1 }
    if (slowMs > 0) await wait(slowMs)
    if (status !== undefined) throw new Error(`answered with status ${status}`)
    if (reorder) {
      overtaken.push(() => post(path, text, headers))
      throw new Error('the request is on its way')
    }
    const answer = await delivered(path, text, headers)
    if (duplicate) await post(path, text, headers)
    if (loseAnswer) throw new Error('the answer was lost')
    return answer
  }
  return {
    post: posted,
    set: (next: Weather) => {
      weather = next
    },
  }
}

/** A call is known by the end of its path, whether or not its wire writes an ending. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.html$/, '')
