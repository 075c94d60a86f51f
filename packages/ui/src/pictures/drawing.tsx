type DrawingProps = {
  /** SVG text of one of our own drawings, made once outside of the render. */
  svg: string
  className?: string
}

/** A drawing of a game in the box that its class gives it. Its meaning stands beside it in words, so it is silent. */
export function Drawing({ svg, className }: DrawingProps) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
