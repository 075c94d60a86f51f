import { VipBadge } from '@keo/ui/product/vip-badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { HeroScreen } from './hero-screen.tsx'
import { inviteQueries } from './invite-queries.ts'
import { PromisedMilestones } from './promised-milestones.tsx'
import type { DepositConfig } from './share.tsx'
import { Lines, Ticker } from './ticker.tsx'
import { useDong } from './use-dong.ts'
import { Waiting } from './waiting.tsx'
import './offer.css'

/** `/invite-activity`: what invitations bring, how, and by which rules. */
export default function InviteActivityScreen() {
  const say = useMessages()
  const config = useQuery(inviteQueries.deposit)
  if (config.data) return <Campaign config={config.data} />
  return (
    <Screen title={say('inviteActivity.title')} gutter>
      <Waiting {...config} />
    </Screen>
  )
}

function Campaign({ config }: { config: DepositConfig }) {
  const say = useMessages()
  const go = useGo()
  return (
    <HeroScreen
      title={say('inviteActivity.title')}
      ground="activity"
      hero={
        <>
          <div className="invite-words">
            <h2>{say('inviteActivity.title')}</h2>
            <p>{say('inviteActivity.lead')}</p>
          </div>
          <Ticker />
        </>
      }
      dock={
        <Button kind="primary" size="l" wide onClick={() => go.to(paths.inviteFriends())}>
          {say('inviteActivity.action')}
        </Button>
      }
    >
      <Steps config={config} />
      <PromisedMilestones config={config} title={say('inviteActivity.ladder')} />
      <Levels />
      <Winners />
      <Rules config={config} />
    </HeroScreen>
  )
}

function Steps({ config }: { config: DepositConfig }) {
  const say = useMessages()
  const dong = useDong()
  const deposit = dong(config.depositMin)
  return (
    <section>
      <SectionTitle>{say('inviteActivity.steps')}</SectionTitle>
      <Card className="mt-2">
        <ol className="invite-steps">
          <li>
            <b>{say('inviteActivity.step1')}</b>
            <span>{say('inviteActivity.step1Note')}</span>
          </li>
          <li>
            <b>{say('inviteActivity.step2')}</b>
            <span>{say('inviteActivity.step2Note')}</span>
          </li>
          <li>
            <b>{say('inviteActivity.step3', { deposit, turnover: dong(config.turnover) })}</b>
            <span>{say('inviteActivity.step3Note')}</span>
          </li>
          <li>
            <b>{say('inviteActivity.step4', { amount: dong(config.inviterReward) })}</b>
            <span>{say('inviteActivity.step4Note')}</span>
          </li>
        </ol>
      </Card>
    </section>
  )
}

function Levels() {
  const say = useMessages()
  const dong = useDong()
  const { data } = useQuery(inviteQueries.levels)
  if (!data) return null
  return (
    <section>
      <SectionTitle>{say('inviteActivity.vip')}</SectionTitle>
      <Card className="mt-2">
        <div className="ui-list">
          {data.levels.map(({ level, reward }) => (
            <ListRow
              key={level}
              icon={<VipBadge tier={level} size={32} />}
              title={say('inviteActivity.vipLevel', { level })}
              value={<span className="num">+{dong(reward)}</span>}
            />
          ))}
        </div>
      </Card>
    </section>
  )
}

/** The newest ones, to be read rather than watched running by. */
function Winners() {
  const say = useMessages()
  const { data } = useQuery(inviteQueries.ticker)
  if (!data) return null
  return (
    <section>
      <SectionTitle>{say('inviteActivity.winners')}</SectionTitle>
      <Card className="mt-2">
        {data.length > 0 ? (
          <ul className="invite-winners">
            <Lines lines={data.slice(0, SHOWN)} />
          </ul>
        ) : (
          <p className="px-3.5 py-3 text-footnote text-text-2">{say('inviteActivity.noWinners')}</p>
        )}
      </Card>
    </section>
  )
}

const SHOWN = 5

function Rules({ config }: { config: DepositConfig }) {
  const say = useMessages()
  return (
    <section>
      <SectionTitle>{say('inviteActivity.rules')}</SectionTitle>
      <Card className="mt-2">
        <ul className="invite-rules">
          <li>{say('inviteActivity.rule1')}</li>
          <li>{say('inviteActivity.rule2')}</li>
          <li>{say('inviteActivity.rule3', { times: config.turnoverTimes })}</li>
          <li>{say('inviteActivity.rule4', { days: config.claimDays })}</li>
          <li>{say('inviteActivity.rule5')}</li>
        </ul>
      </Card>
    </section>
  )
}
