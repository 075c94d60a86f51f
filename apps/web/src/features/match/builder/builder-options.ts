import type { MarketGroup, Option } from '../../sportsbook/index.ts'
import { isNumberedOption } from '../markets/market-layout.ts'

/** A market as the builder shows it: its main line alone. */
export type BuilderGroup = {
  readonly key: string
  readonly group: MarketGroup
  readonly marketId: number
  readonly options: readonly Option[]
}

/** Longer lists, such as exact scores, stay on their own tabs. */
const OPTIONS_OF_GROUP = 6
/** The provider looks at so many options at once. */
const OPTIONS_MAX = 110

/** The markets that may be joined, the provider's order kept. */
export function builderGroups(groups: readonly MarketGroup[]): BuilderGroup[] {
  let room = OPTIONS_MAX
  return groups.flatMap((group) => {
    const [main] = group.markets
    const count = main?.options.length ?? 0
    if (!main || count === 0 || count > OPTIONS_OF_GROUP || count > room) return []
    room -= count
    const key = `${group.marketType}-${group.period}`
    return [{ key, group, marketId: main.id, options: main.options }]
  })
}

/** "Tài 2.5", "Hà Nội -0.5": as the chip of a pick says it. */
export function joinedName(option: Option): string {
  const { name, line } = option
  if (line === undefined) return name
  return isNumberedOption(option) ? `${name} (${line})` : `${name} ${line}`
}
