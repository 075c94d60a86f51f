import './grave-stroke.css'

type GraveStrokeProps = {
  /** A tick opens a title, a score stroke parts two numbers, a dot marks a carousel position. */
  kind?: 'tick' | 'score' | 'dot'
  on?: boolean
}

/** The accent of the name, leaning like a backslash: the one mark of the product. */
export function GraveStroke({ kind = 'tick', on }: GraveStrokeProps) {
  return <i className="ui-grave-stroke" data-kind={kind} data-on={on || undefined} aria-hidden="true" />
}
