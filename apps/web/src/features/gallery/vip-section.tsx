import { VipBadge } from '@keo/ui/product/vip-badge'
import { VipMedal } from '@keo/ui/product/vip-medal'
import { Sample } from './sample.tsx'

const TIERS = Array.from({ length: 12 }, (_, tier) => tier)

export function VipSection() {
  return (
    <Sample title="Huy hiệu 0–11">
      <div className="grid grid-cols-6 justify-items-center gap-1.5">
        {TIERS.map((rank) => (
          <VipBadge key={rank} tier={rank} size={52} label={`VIP ${rank}`} />
        ))}
        {TIERS.map((rank) => (
          <VipMedal key={rank} tier={rank} size={44} label={`VIP ${rank}`} />
        ))}
      </div>
    </Sample>
  )
}
