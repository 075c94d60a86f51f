import { listAudit } from '@keo/contract/console-audit'
import { NoResult } from '../../parts/no-result.tsx'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import type { TextKey } from '../../texts/vi.ts'
import { type AuditFilter, NO_FILTER, requestOf, setNames } from './filter.ts'

const NAMES = {
  actor: 'audit.who',
  action: 'audit.what',
  object: 'audit.on',
  session: 'audit.session',
  staffOnly: 'audit.staffOnly',
  day: 'audit.day',
} as const satisfies Record<keyof AuditFilter, TextKey>

type Props = { filter: AuditFilter; onShow: (filter: AuditFilter) => void }

/** No row fits: which filter it is that hides them, one by one. */
export function AuditNone({ filter, onShow }: Props) {
  const { say } = useLook()
  return (
    <NoResult
      filters={setNames(filter).map((name) => {
        const rest = { ...filter, [name]: NO_FILTER[name] }
        return {
          name: say(NAMES[name]),
          value: name === 'staffOnly' ? '✓' : String(filter[name]),
          without: <Without rest={rest} />,
          onDrop: () => onShow(rest),
        }
      })}
      onClear={() => onShow(NO_FILTER)}
    />
  )
}

/** How many rows there are without it; more than a page are not counted. */
function Without({ rest }: { rest: AuditFilter }) {
  const { say } = useLook()
  const { data } = useCall(listAudit, requestOf(rest))
  return data ? (
    <span className="meta">
      {say('none.without')} <b className="num">{`${data.entries.length}${data.next === '' ? '' : '+'}`}</b>
    </span>
  ) : null
}
