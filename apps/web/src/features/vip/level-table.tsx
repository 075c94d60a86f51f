import { VIP_PRIVILEGES, type VipLevel, type VipLevels } from '@keo/contract/vip'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { CheckIcon } from '@keo/ui/icons/check'
import { VipMedal } from '@keo/ui/product/vip-medal'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { PRIVILEGE_PATHS } from './privileges/privilege-paths.ts'
import { rateText, shortText, wholeOf } from './vip-words.ts'
import './level-table.css'

type Line = {
  readonly name: string
  /** Where the line is told at length. */
  readonly path?: string
  readonly cell: (level: VipLevel) => ReactNode
}

/** Levels side by side; the names of the lines stay while the rest is swiped. */
export function LevelTable({ table, own }: { table: VipLevels; own: number | undefined }) {
  const say = useMessages()
  const language = useLanguage()
  const lines = [...figureLines(say, language), ...privilegeLines(say, table)]
  return (
    <div className="vip-table-frame scroll-x" role="region" aria-label={say('vip.table')}>
      <table className="vip-table">
        <thead>
          <tr>
            <th scope="col">{say('vip.table.level')}</th>
            {table.levels.map(({ level, name }) => (
              <th key={level} scope="col" data-own={level === own || undefined}>
                <VipMedal tier={level} size={36} />
                <span>{say('vip.level', { level })}</span>
                <span className="vip-table-name">{say(`vip.name.${name}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, path, cell }) => (
            <tr key={name}>
              <th scope="row">{path ? <a {...link(path)}>{name}</a> : name}</th>
              {table.levels.map((level) => (
                <td key={level.level} className="num" data-own={level.level === own || undefined}>
                  {cell(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NOTHING = '–'

function figureLines(say: Say, language: Language): Line[] {
  const sum = (text: string) => (wholeOf(text) === 0 ? NOTHING : shortText(text, language))
  return [
    { name: say('vip.deposits'), cell: ({ deposits }) => sum(deposits) },
    { name: say('vip.turnover'), cell: ({ turnover }) => sum(turnover) },
    { name: say('vip.table.keep'), cell: ({ keep }) => sum(keep) },
    { name: say('vip.gift'), cell: ({ gift }) => sum(gift) },
    { name: say('vip.birthday'), cell: ({ birthday }) => sum(birthday) },
    { name: say('vip.salary'), cell: ({ salary }) => sum(salary) },
    {
      name: say('vip.rebate'),
      cell: ({ rebateBp }) => (rebateBp === 0 ? NOTHING : rateText(rebateBp, language)),
    },
    { name: say('vip.table.free'), cell: ({ freeWithdrawals }) => freeWithdrawals },
    { name: say('vip.table.dayMax'), cell: ({ withdrawDayMax }) => sum(withdrawDayMax) },
  ]
}

function privilegeLines(say: Say, { privileges }: VipLevels): Line[] {
  return VIP_PRIVILEGES.map((privilege) => ({
    name: say(`vip.page.${privilege}`),
    path: PRIVILEGE_PATHS[privilege],
    cell: ({ level }) =>
      level >= privileges[privilege] ? (
        <CheckIcon size={16} weight="bold" label={say('vip.page.open')} />
      ) : (
        NOTHING
      ),
  }))
}
