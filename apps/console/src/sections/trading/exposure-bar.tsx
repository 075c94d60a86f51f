/** Zero in the middle, left the house loses, right it wins; `most` is the longest of the page. */
export function ExposureBar({ worst, best, most }: { worst: number; best: number; most: number }) {
  const part = (value: number) => `${most === 0 ? 0 : Math.min(50, (Math.abs(value) / most) * 50)}%`
  return (
    <span className="exposure" aria-hidden="true">
      <i data-side="loss" style={{ width: part(Math.min(0, worst)) }} />
      <i data-side="gain" style={{ width: part(Math.max(0, best)) }} />
    </span>
  )
}
