import './beams.css'

/** Two beams of light along the accent, over whatever ground lies behind. */
export function Beams() {
  return (
    <svg className="ui-beams" viewBox="0 0 358 138" preserveAspectRatio="none" aria-hidden="true">
      <path d="M176 0h44l76 138h-84zM248 0h14l76 138h-40z" />
    </svg>
  )
}
