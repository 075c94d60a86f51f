import type { ConsoleRules } from '@keo/contract/console-money'
import { Facts } from '../../parts/facts.tsx'
import { Table } from '../../parts/table.tsx'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { RULES } from './rule-settings.tsx'
import { words } from './words.ts'

type Props = { rules: ConsoleRules; mayManage: boolean }

/** What is paid without a person, and up to where. */
export function WithdrawRules({ rules: { reviewAbove, fee, levels }, mayManage }: Props) {
  const { say } = useLook(words)
  return (
    <section className="panel">
      <h2>
        {say('ch.rules')} {mayManage ? <a href={pathTo('channels', RULES)}>{say('ch.change')}</a> : null}
      </h2>
      <Facts
        rows={[
          [say('ch.review'), `${dong(reviewAbove)} ₫`],
          [say('ch.fee'), `${fee.perMille / 10} % · ${dong(fee.min)} – ${dong(fee.max)} ₫`],
        ]}
      />
      <Table
        label={say('ch.rules')}
        rows={levels}
        idOf={({ vipLevel }) => String(vipLevel)}
        columns={[
          { id: 'level', head: say('ch.level'), cell: ({ vipLevel }) => vipLevel, isFigure: true },
          { id: 'day', head: say('ch.dayHead'), cell: ({ dayMax }) => dong(dayMax), isFigure: true },
          { id: 'free', head: say('ch.freeHead'), cell: ({ free }) => free, isFigure: true },
        ]}
      />
    </section>
  )
}
