/** The mark of what takes two people: filled is turned, hollow waits. */
export function TwoKeys({ turned }: { turned: 0 | 1 | 2 }) {
  return (
    <span className="two-keys" aria-hidden="true">
      <i data-turned={turned > 0 || undefined} />
      <i data-turned={turned > 1 || undefined} />
    </span>
  )
}
