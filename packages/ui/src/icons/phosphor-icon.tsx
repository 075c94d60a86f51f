import type { ReactNode } from 'react'

export type IconWeight = 'regular' | 'bold' | 'fill'

export type IconProps<Weight extends IconWeight = IconWeight> = {
  /** Edge in pixels. */
  size?: number
  /** Regular for idle, fill for active, bold under 18 px. */
  weight?: Weight
  className?: string
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string
}

/** What the list of icons shows: the drawing and the tag a developer pastes. */
export type CataloguedIcon = { tag: string; drawing: ReactNode }

/** One icon from the outlines of the weights it is used in; the first weight is the usual one. */
export function phosphorIcon<Weight extends IconWeight>(outlines: Record<Weight, string>) {
  const usual = Object.keys(outlines)[0] as Weight
  return function Icon({ size = 24, weight = usual, className, label }: IconProps<Weight>) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 256 256"
        fill="currentColor"
        className={className}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <path d={outlines[weight]} />
      </svg>
    )
  }
}
