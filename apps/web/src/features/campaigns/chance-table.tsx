import { formatPercent } from '../../language/format.ts'
import { useLanguage } from '../../language/messages.ts'
import './chance-table.css'

type ChanceTableProps = {
  caption?: string
  rows: readonly { id: string; text: string; chanceBp: number }[]
}

/** What may be drawn, with its published chance. */
export function ChanceTable({ caption, rows }: ChanceTableProps) {
  const language = useLanguage()
  return (
    <table className="chance-table">
      {caption ? <caption>{caption}</caption> : null}
      <tbody>
        {rows.map(({ id, text, chanceBp }) => (
          <tr key={id}>
            <th scope="row">{text}</th>
            <td className="num">{formatPercent(chanceBp / 10_000, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
