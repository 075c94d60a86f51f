/** The brand's letter on its own dark ground, in both themes. */
export function SupportMark({ small = false }: { small?: boolean }) {
  return (
    <span className="chat-mark" data-small={small || undefined} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d="M7 7h9l.8 3H7zM7 11.5h7.5l.8 3H7zM7 16h9.5l.8 3H7zM8 1.5h3l2 4h-3z" fill="currentColor" />
      </svg>
    </span>
  )
}
