import type { VipLevel } from '@keo/contract/vip'
import { ArrowFatLinesUpIcon } from '@keo/ui/icons/arrow-fat-lines-up'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { CakeIcon } from '@keo/ui/icons/cake'
import { CalendarCheckIcon } from '@keo/ui/icons/calendar-check'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { PercentIcon } from '@keo/ui/icons/percent'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { figureText, rateText, wholeOf } from './vip-words.ts'
import './privilege-grid.css'

/** What comes with a level, three by two, the figure first. */
export function PrivilegeGrid({ level, managerFrom }: { level: VipLevel; managerFrom: number }) {
  const say = useMessages()
  const language = useLanguage()
  const sum = (text: string) => (wholeOf(text) === 0 ? say('vip.none') : figureText(text, language))
  const rate = level.rebateBp === 0 ? say('vip.none') : rateText(level.rebateBp, language)
  const manager = say(level.level >= managerFrom ? 'vip.always' : 'vip.none')
  return (
    <ul className="vip-grid">
      <Tile
        icon={<ArrowFatLinesUpIcon weight="fill" size={22} />}
        figure={sum(level.gift)}
        name={say('vip.gift')}
      />
      <Tile
        icon={<CakeIcon weight="fill" size={22} />}
        figure={sum(level.birthday)}
        name={say('vip.birthday')}
      />
      <Tile icon={<PercentIcon weight="fill" size={22} />} figure={rate} name={say('vip.rebate')} />
      <Tile
        icon={<ArrowUpRightIcon weight="fill" size={22} />}
        figure={String(level.freeWithdrawals)}
        name={say('vip.withdrawals')}
      />
      <Tile
        icon={<CalendarCheckIcon weight="fill" size={22} />}
        figure={sum(level.salary)}
        name={say('vip.salary')}
      />
      <Tile icon={<HeadsetIcon weight="fill" size={22} />} figure={manager} name={say('vip.manager')} />
    </ul>
  )
}

function Tile({ icon, figure, name }: { icon: ReactNode; figure: string; name: string }) {
  return (
    <li className="vip-tile">
      <span className="vip-tile-icon">{icon}</span>
      <b className="num">{figure}</b>
      <span className="vip-tile-name">{name}</span>
    </li>
  )
}
