import './count-badge.css'

/** How many unread things a badge can show before it stops counting. */
const COUNT_SHOWN_MAX = 99

/** What a badge says for a count: nothing for none, "99+" past its limit. */
export function countText(count: number): string {
  if (count <= 0) return ''
  return count > COUNT_SHOWN_MAX ? `${COUNT_SHOWN_MAX}+` : String(count)
}

/** Unread count: the live colour, ringed in the colour of the bar it sits on (`--count-badge-ring`). */
export function CountBadge({ count, flat }: { count: number; flat?: boolean }) {
  const text = countText(count)
  if (!text) return null
  return (
    <span className="ui-count-badge" data-flat={flat || undefined}>
      {text}
    </span>
  )
}
