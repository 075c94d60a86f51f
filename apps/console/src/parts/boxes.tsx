type BoxesProps<Value> = {
  legend: string
  options: readonly (readonly [value: Value, text: string])[]
  chosen: readonly Value[]
  onChosen: (chosen: Value[]) => void
}

/** Any of a few, each with its box. */
export function Boxes<Value extends string | number | boolean>({
  legend,
  options,
  chosen,
  onChosen,
}: BoxesProps<Value>) {
  return (
    <fieldset className="roles">
      {legend ? <legend>{legend}</legend> : null}
      {options.map(([value, text]) => (
        <label key={String(value)}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChosen(target.checked ? [...chosen, value] : chosen.filter((held) => held !== value))
            }
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
