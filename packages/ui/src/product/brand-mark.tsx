type BrandMarkProps = {
  height?: number
  /** The whole name, or the E with its accent alone. */
  kind?: 'word' | 'glyph'
  className?: string
}

/** The name drawn with the theme's own ink and accent. */
export function BrandMark({ height = 31, kind = 'word', className }: BrandMarkProps) {
  if (kind === 'glyph') {
    return (
      <svg height={height} viewBox="0 0 24 40" role="img" aria-label="KÈO" className={className}>
        <path d="M2 12h18.4l1.5 6H2zM2 22h16l1.5 6H2zM2 32h18.4l1.5 6H2z" fill="currentColor" />
        <path d="M3.5 0h9l5.6 8h-8z" fill="var(--brand)" />
      </svg>
    )
  }
  return (
    <svg height={height} viewBox="0 0 84 40" role="img" aria-label="KÈO" className={className}>
      <g fill="currentColor">
        <path d="M0 12h7.6v26H0z" />
        <path d="M9.4 25 19 12h9.2L18.6 25l9.8 13h-9.3z" />
        <path d="M32 12h18.4l1.5 6H32zM32 22h16l1.5 6H32zM32 32h18.4l1.5 6H32z" />
        <path
          fillRule="evenodd"
          d="M69.6 11.4a13.6 13.6 0 1 1 0 27.2 13.6 13.6 0 0 1 0-27.2Zm0 7.4a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4Z"
        />
      </g>
      <path d="M33.5 0h9l5.6 8h-8z" fill="var(--brand)" />
    </svg>
  )
}
