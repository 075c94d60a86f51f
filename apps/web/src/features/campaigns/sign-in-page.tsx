import type { SignInView } from '@keo/contract/campaign-views'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { CalendarCheckIcon } from '@keo/ui/icons/calendar-check'
import { Button } from '@keo/ui/primitives/button'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { toast } from '../../toasts/toast.ts'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { CampaignHero } from './campaign-hero.tsx'
import { Rules, Winners } from './campaign-parts.tsx'
import { useSignIn } from './campaign-queries.ts'
import { dongText, shortDong, siteDate } from './campaign-words.ts'
import { GuestGate, quietWords } from './claim-dock.tsx'
import './sign-in.css'

/** Seven days in a row. */
export default function SignInPage({ campaign }: OfCampaign) {
  const { signIn } = campaign
  return (
    <CampaignFrame
      hero={<SignInHero campaign={campaign} />}
      dock={signIn ? <SignInAction campaign={campaign} row={signIn} /> : null}
    >
      {signIn ? <Days row={signIn} /> : null}
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

function SignInHero({ campaign }: OfCampaign) {
  return (
    <CampaignHero campaign={campaign}>{campaign.signIn ? <Row row={campaign.signIn} /> : null}</CampaignHero>
  )
}

function Row({ row }: { row: SignInView }) {
  const say = useMessages()
  return (
    <div className="signin-row">
      <b className="num">{row.streak}</b>
      <span>
        {say('campaigns.inARow')}
        <small className="num">{say('campaigns.longest', { days: row.longest })}</small>
      </span>
      <span className="signin-strokes" aria-hidden="true">
        {row.days.map(({ day, isDone }) => (
          <i key={day} data-done={isDone || undefined} />
        ))}
      </span>
    </div>
  )
}

function Days({ row }: { row: SignInView }) {
  const say = useMessages()
  return (
    <ol className="signin-days">
      {row.days.map((day) => {
        const isToday = day.day === row.today && !row.isSignedToday
        return (
          <li key={day.day} data-done={day.isDone || undefined} data-today={isToday || undefined}>
            <span>{isToday ? say('campaigns.today') : say('campaigns.day', { day: day.day })}</span>
            {day.isDone ? (
              <CheckCircleIcon weight="fill" size={28} />
            ) : (
              <CalendarCheckIcon weight="fill" size={28} />
            )}
            <Gift day={day} />
            {day.isDone ? <span className="sr-only">{say('campaigns.signed')}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}

function Gift({ day: { cash, turns } }: { day: SignInView['days'][number] }) {
  const say = useMessages()
  const language = useLanguage()
  if (cash === null)
    return (
      <>
        <b className="num">{say('campaigns.turns', { count: turns })}</b>
        <small>{say('campaigns.ofTheWheel')}</small>
      </>
    )
  return (
    <>
      <b className="num">{shortDong(cash, language)}</b>
      <small>{turns > 0 ? say('campaigns.andTurns', { count: turns }) : say('campaigns.cash')}</small>
    </>
  )
}

function SignInAction({ campaign, row }: OfCampaign & { row: SignInView }) {
  const say = useMessages()
  const language = useLanguage()
  const signIn = useSignIn()
  const quiet = quietWords(campaign)
  const today = row.days[row.today - 1]
  const words = (cash: string | null, turns: number): string =>
    cash === null ? say('campaigns.turns', { count: turns }) : dongText(cash, language)
  if (quiet || row.isSignedToday || !today)
    return (
      <p role="status" className="campaign-quiet">
        {quiet?.key === 'campaigns.comesBack'
          ? say(quiet.key, { date: siteDate(quiet.at, language) })
          : say(row.isSignedToday || !quiet ? 'campaigns.signedToday' : quiet.key)}
      </p>
    )
  const run = () =>
    signIn.mutate(campaign, {
      onSuccess: ({ cash, turns }) =>
        toast.show(say('campaigns.got', { amount: words(cash, turns) }), { kind: 'success' }),
    })
  return (
    <div className="campaign-dock">
      <Problem error={signIn.error} />
      <GuestGate>
        <Button kind="primary" size="l" wide spread busy={signIn.isPending} onClick={run}>
          {say('campaigns.signInNow')} <span className="num">{words(today.cash, today.turns)}</span>
        </Button>
      </GuestGate>
    </div>
  )
}
