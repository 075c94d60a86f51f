import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Card } from '@keo/ui/primitives/card'
import { WaitingRows } from '../current-member/index.ts'
import { useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { LevelTable } from './level-table.tsx'
import { VipClosed } from './vip-closed.tsx'
import { useMyVip, useVipLevels } from './vip-queries.ts'
import './vip.css'

const RULES = ['rise', 'keep', 'fall', 'claim'] as const

/** `/vipDetailsView`: all levels beside each other, and how one rises, keeps a level and falls. For everybody. */
export default function VipDetailsScreen() {
  const say = useMessages()
  const { data: table, isError, isFetching, refetch } = useVipLevels()
  const { data: mine } = useMyVip()
  return (
    <Screen title={say('vip.details.title')} right="support" gutter>
      {table ? (
        table.levels.length === 0 ? (
          <VipClosed />
        ) : (
          <div className="flex flex-col gap-4 py-3">
            <section>
              <SectionTitle>{say('vip.table')}</SectionTitle>
              <LevelTable table={table} own={mine?.level} />
              <p className="vip-hint">{say('vip.table.swipe')}</p>
            </section>
            {RULES.map((rule) => (
              <Rule key={rule} name={say(`vip.rule.${rule}`)} text={say(`vip.rule.${rule}.text`)} />
            ))}
            <Rule
              name={say('vip.rule.priority')}
              text={say('vip.rule.priority.text', { minutes: table.headStartMinutes })}
            />
          </div>
        )
      ) : isError ? (
        <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
    </Screen>
  )
}

function Rule({ name, text }: { name: string; text: string }) {
  return (
    <section>
      <SectionTitle>{name}</SectionTitle>
      <Card className="mt-1.5 px-4 py-3 text-callout text-pretty text-text-2">{text}</Card>
    </section>
  )
}
