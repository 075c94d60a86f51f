import { Slider } from '@keo/ui/fields/slider'
import { Switch } from '@keo/ui/fields/switch'
import type { ReactNode } from 'react'

type AutoRuleRowProps = {
  icon: ReactNode
  /** Classes of the icon's ground and ink. */
  tone: string
  name: string
  note: string
  value?: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  /** Left out where there is nothing to choose. */
  slider?: { value: number; min: number; max: number; step: number; onChange: (value: number) => void }
}

/** One rule: what it waits for, and whether it does. */
export function AutoRuleRow({ icon, tone, name, note, value, isOn, onSwitch, slider }: AutoRuleRowProps) {
  return (
    <div className="border-line py-3 not-first:border-t">
      <div className="flex items-center gap-[11px]">
        <span className={`grid size-[34px] flex-none place-items-center rounded-[11px] ${tone}`}>{icon}</span>
        <span className="min-w-0 grow">
          <b className="block text-[15px] leading-[22px] font-semibold">{name}</b>
          <span className="block text-caption text-text-3">{note}</span>
        </span>
        {value ? <b className="num flex-none text-[16px] leading-[22px] font-bold">{value}</b> : null}
        <Switch on={isOn} onChange={onSwitch} label={name} />
      </div>
      {isOn && slider ? (
        <div className="mt-1.5 mr-[55px] ml-[45px]">
          <Slider {...slider} label={name} valueText={value ?? ''} />
        </div>
      ) : null}
    </div>
  )
}
