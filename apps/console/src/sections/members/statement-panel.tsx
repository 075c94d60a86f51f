import { getMemberStatement } from '@keo/contract/console-members'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { usePages } from '../../platform/queries.ts'

export function StatementPanel({ id }: { id: string }) {
  const { say, time } = useLook()
  const list = usePages(getMemberStatement, { id })
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <section className="panel">
      <h2>{say('members.statement')}</h2>
      <Loaded of={list}>
        {() =>
          lines.length === 0 ? (
            <Empty>{say('members.noLines')}</Empty>
          ) : (
            <table>
              <thead>
                <tr>
                  <th>{say('common.time')}</th>
                  <th>{say('members.kind')}</th>
                  <th className="end">{say('members.change')}</th>
                  <th className="end">{say('members.available')}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.seq}>
                    <td className="num">{time(line.at)}</td>
                    <td>
                      {line.kind} <span className="meta num">{line.reference}</span>
                    </td>
                    <td className="end num">{signedDong(line.change)}</td>
                    <td className="end num">{dong(line.available)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}
