type Sign<Name extends string> = { readonly name: Name; readonly verdict: string; readonly figure: string }

type Props<Name extends string> = {
  readonly title: string
  readonly signs: readonly Sign<Name>[]
  readonly nameOf: (name: Name) => string
}

/** What speaks for and against a decision, each with its figure and its verdict. */
export function Signs<Name extends string>({ title, signs, nameOf }: Props<Name>) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <ul className="signs">
        {signs.map(({ name, verdict, figure }) => (
          <li key={name} data-verdict={verdict}>
            <span>{nameOf(name)}</span>
            <span className="num">{figure}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
