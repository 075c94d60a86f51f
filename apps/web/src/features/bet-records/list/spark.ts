type Box = { readonly width: number; readonly height: number }
export type Spark = {
  readonly line: string
  readonly area: string
  readonly end: { readonly x: number; readonly y: number }
  /** Worth more than at first. */
  readonly isUp: boolean
}

/** Room for the stroke and for the dot at the end. */
const EDGE = 4

/** A small drawing of how a price went; null before there are two of them. */
export function sparkOf(prices: readonly number[], { width, height }: Box): Spark | null {
  const [first, last] = [prices[0], prices.at(-1)]
  if (prices.length < 2 || first === undefined || last === undefined) return null
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const span = most - least || 1
  const points = prices.map((price, index) => ({
    x: round(EDGE / 2 + (index / (prices.length - 1)) * (width - EDGE)),
    y: round(most === least ? height / 2 : height - EDGE - ((price - least) / span) * (height - 2 * EDGE)),
  }))
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const end = points.at(-1) ?? { x: 0, y: 0 }
  return {
    line,
    area: `${line}V${height}H${points[0]?.x ?? 0}Z`,
    end,
    isUp: last >= first,
  }
}

const round = (number: number): number => Math.round(number * 10) / 10
