type Point = { readonly total: number; readonly chance: number }

const PADDING = 6
const digits = (value: number): string => String(Math.round(value * 10) / 10)

/** The curve from nothing on, the ground under it, and the room of chance, as paths of a drawing of this size. */
export function curveShape(points: readonly Point[], width: number, height: number) {
  const all = [{ total: 0, chance: 0 }, ...points]
  const top = Math.max(...all.map(({ total, chance }) => Math.max(total, chance)), 1)
  const bottom = Math.min(...all.map(({ total, chance }) => Math.min(total, -chance)), -1)
  const x = (index: number) => (index / Math.max(1, all.length - 1)) * width
  const y = (value: number) => PADDING + ((top - value) / (top - bottom)) * (height - 2 * PADDING)
  const through = (values: readonly number[]) =>
    values.map((value, index) => `${digits(x(index))} ${digits(y(value))}`).join('L')
  const line = `M${through(all.map(({ total }) => total))}`
  const upper = through(all.map(({ chance }) => chance))
  const lower = all
    .map(({ chance }, index) => `${digits(x(index))} ${digits(y(-chance))}`)
    .toReversed()
    .join('L')
  const zero = Number(digits(y(0)))
  return { line, area: `${line}L${width} ${zero}L0 ${zero}Z`, chance: `M${upper}L${lower}Z`, zero }
}
