import { SLOTS } from '../market-ids.ts'
import type { Template } from '../template.ts'

/** A template's place among the market numbers of its sport: its first one, and one for each of its lines. */
export type MarketSlots = { readonly template: Template; readonly first: number }

/** What a sport offers. Numbers stay as they are while templates are only ever added at the end. */
export type Catalogue = {
  readonly marketSlots: readonly MarketSlots[]
  /** The template and line of a market number; null for a number that stands for nothing. */
  at(slot: number): { readonly slots: MarketSlots; readonly line: number } | null
}

export function catalogueOf(templates: readonly Template[]): Catalogue {
  const marketSlots: MarketSlots[] = []
  let next = 0
  for (const template of templates) {
    marketSlots.push({ template, first: next })
    next += slotCount(template)
  }
  if (next > SLOTS) throw new RangeError(`A catalogue of ${next} markets does not fit ${SLOTS} numbers.`)
  return {
    marketSlots,
    at(slot) {
      const slots = marketSlots.findLast(({ first }) => first <= slot)
      if (!slots || slot >= slots.first + slotCount(slots.template)) return null
      const { lines } = slots.template
      return { slots, line: lines ? lines.from + (slot - slots.first) * lines.step : 0 }
    },
  }
}

export function slotFor({ template: { lines }, first }: MarketSlots, line: number): number {
  return lines ? first + (line - lines.from) / lines.step : first
}

function slotCount({ lines }: Template): number {
  return lines ? (lines.to - lines.from) / lines.step + 1 : 1
}
