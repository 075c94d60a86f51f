import { ArrowFatLinesUpIcon } from '@keo/ui/icons/arrow-fat-lines-up'
import { CakeIcon } from '@keo/ui/icons/cake'
import { PercentIcon } from '@keo/ui/icons/percent'
import { Art } from '@keo/ui/primitives/art'
import { Button } from '@keo/ui/primitives/button'
import { VipBadge, VipChip } from '@keo/ui/primitives/vip-badge'
import { ClaimStrip, PrivilegeTile, VipLadder, VipTierCard } from '@keo/ui/primitives/vip-tier'
import { useState } from 'react'
import { Row, Sample, Stack } from './sample.tsx'

const TIERS = Array.from({ length: 12 }, (_, tier) => tier)
const NAMES = [
  'Tân Binh',
  'Đồng',
  'Hồng Đồng',
  'Bạc',
  'Bạch Kim',
  'Hoàng Kim',
  'Hổ Phách',
  'Ngọc Bích',
  'Lam Ngọc',
  'Tử Tinh',
  'Hồng Ngọc',
  'Hắc Kim Cương',
]

export function VipSection() {
  const [tier, setTier] = useState(5)
  return (
    <>
      <Sample title="Huy hiệu 0–11, bộ lớn và bộ nhỏ">
        <div className="grid grid-cols-6 justify-items-center gap-1.5">
          {TIERS.map((rank) => (
            <VipBadge key={rank} tier={rank} size={52} label={`VIP ${rank}`} />
          ))}
        </div>
        <div className="mt-3">
          <Row>
            {TIERS.map((rank) => (
              <VipChip key={rank} tier={rank} />
            ))}
          </Row>
        </div>
      </Sample>
      <Sample title="Thẻ hạng, thang hạng: chạm để đổi" bare>
        <div className="px-4">
          <VipTierCard
            tier={tier}
            tag="Hạng hiện tại"
            title={`VIP ${tier}`}
            name={NAMES[tier] ?? ''}
            progress={[
              { label: 'Cược tích lũy', value: '67,6 / 100 triệu', share: 0.676 },
              { label: 'Nạp tích lũy', value: '12,5 / 20 triệu', share: 0.625 },
            ]}
          />
        </div>
        <div className="mt-3">
          <VipLadder label="Thang hạng" tiers={TIERS} current={tier} onPick={setTier} />
        </div>
      </Sample>
      <Sample title="Đặc quyền và nhận thưởng">
        <Stack>
          <div className="grid grid-cols-3 gap-2">
            <PrivilegeTile
              icon={<ArrowFatLinesUpIcon weight="fill" size={22} />}
              value="888.000"
              name="Thưởng lên hạng"
            />
            <PrivilegeTile icon={<CakeIcon weight="fill" size={22} />} value="588.000" name="Quà sinh nhật" />
            <PrivilegeTile icon={<PercentIcon size={22} />} value="0,55%" name="Hoàn trả" />
          </div>
          <ClaimStrip
            art={<Art name="crown" size={46} />}
            title="Thưởng lên hạng VIP 5"
            note={
              <>
                Hết hạn sau <b className="num text-text">2 ngày 14:08:22</b>
              </>
            }
            action={
              <Button kind="primary" size="s">
                Nhận
              </Button>
            }
          />
        </Stack>
      </Sample>
    </>
  )
}
