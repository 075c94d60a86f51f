import { MarketGroup } from '@keo/ui/product/market-group'
import type { OddsMove } from '@keo/ui/price-in-place'
import { OddsButton } from '@keo/ui/product/odds-button'
import { useState } from 'react'
import { MatchSample } from './match-sample.tsx'
import { Sample, State } from './sample.tsx'

export function PricesSection() {
  return (
    <>
      <OddsSample />
      <MatchSample />
      <MarketSample />
    </>
  )
}

function OddsSample() {
  const [isPicked, setIsPicked] = useState(true)
  const [move, setMove] = useState<OddsMove>('up')
  return (
    <Sample title="Nút kèo">
      <div className="grid grid-cols-4 gap-1.5">
        <State name="Thường">
          <OddsButton label="Chấp -0.5" line="-0.5" price="1.94" />
        </State>
        <State name="Chạm để chọn">
          <OddsButton
            label="Chấp -0.5"
            line="-0.5"
            price="1.94"
            selected={isPicked}
            onSelect={() => setIsPicked(!isPicked)}
          />
        </State>
        <State name="Tăng">
          <OddsButton label="Chấp -0.5" line="-0.5" price="2.04" moved="up" />
        </State>
        <State name="Giảm">
          <OddsButton label="Chấp -0.5" line="-0.5" price="1.88" moved="down" />
        </State>
        <State name="Chọn + tăng">
          <OddsButton label="Chấp -0.5" line="-0.5" price="2.04" moved="up" selected />
        </State>
        <State name="Khóa">
          <OddsButton label="Chấp -0.5" line="-0.5" price="1.94" state="locked" />
        </State>
        <State name="Tạm dừng">
          <OddsButton label="Chấp -0.5" line="-0.5" price="1.94" state="suspended" />
        </State>
        <State name="Chạm để đổi giá">
          <OddsButton
            key={move}
            label="Chấp -0.5"
            line="-0.5"
            price={move === 'up' ? '2.04' : '1.88'}
            moved={move}
            onSelect={() => setMove(move === 'up' ? 'down' : 'up')}
          />
        </State>
      </div>
      <div className="mt-4 grid grid-cols-3 gap-1.5">
        <OddsButton layout="compact" label="1" name="1" price="1.38" />
        <OddsButton layout="compact" label="X" name="X" price="4.60" moved="down" />
        <OddsButton layout="compact" label="2" name="2" price="8.20" selected />
      </div>
      <div className="mt-2 grid grid-cols-2 gap-1.5">
        <OddsButton layout="detail" label="-0.5" line="-0.5" price="1.90" />
        <OddsButton layout="detail" label="+0.5" line="+0.5" price="2.04" moved="up" />
        <OddsButton layout="detail" label="Tài 3.5" name="Tài" line="3.5" price="1.90" selected />
        <OddsButton layout="detail" label="Xỉu 3.5" name="Xỉu" line="3.5" price="1.96" state="locked" />
      </div>
    </Sample>
  )
}

function MarketSample() {
  const [isOpen, setIsOpen] = useState(true)
  const [isPinned, setIsPinned] = useState(true)
  return (
    <Sample title="Nhóm kèo trong trận">
      <MarketGroup
        name="Kèo chấp · Toàn trận"
        count={2}
        pin={{ on: isPinned, label: 'Ghim', onToggle: () => setIsPinned(!isPinned) }}
        open={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        heads={['Hà Nội FC', 'Thể Công']}
      >
        <div className="grid grid-cols-2 gap-1.5">
          <OddsButton layout="detail" label="-0.5" line="-0.5" price="2.04" moved="up" />
          <OddsButton layout="detail" label="+0.5" line="+0.5" price="1.84" />
        </div>
      </MarketGroup>
    </Sample>
  )
}
