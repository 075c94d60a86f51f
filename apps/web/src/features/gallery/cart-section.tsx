import { BetCartBar } from '@keo/ui/product/bet-cart-bar'
import { Button } from '@keo/ui/primitives/button'
import { StakeKeypad } from '@keo/ui/fields/keypad'
import { MoneyField } from '@keo/ui/fields/money-field'
import { PickRow } from '@keo/ui/product/pick-row'
import { Strip } from '@keo/ui/primitives/strip'
import { pressStakeKey, type StakeKey } from '@keo/ui/stake-entry'
import { useState } from 'react'
import { Sample } from './sample.tsx'

const REMOVE = { label: 'Bỏ lựa chọn', onPress: () => {} }

/** Thousands parted by dots, as Vietnamese writes them. */
function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')
}

export function CartSection() {
  const [count, setCount] = useState(2)
  const [stake, setStake] = useState('200000')
  const press = (key: StakeKey) => setStake(pressStakeKey(stake, key))
  return (
    <>
      <Sample title="Thu gọn: chạm để thêm">
        <BetCartBar
          count={count}
          title={`Xiên ${count}`}
          note="Tài 3.5 · Arsenal thắng"
          totalOdds="2.31"
          label="Mở phiếu cược"
          onOpen={() => setCount(count + 1)}
        />
      </Sample>
      <Sample title="Mở: lựa chọn, tiền cược, bàn phím">
        <PickRow
          selection="Tài 3.5"
          market="Tài / Xỉu · Toàn trận"
          match="Hà Nội FC – Thể Công"
          clock="67'"
          price="1.90"
          remove={REMOVE}
        />
        <PickRow
          selection="Arsenal"
          market="1X2 · Toàn trận"
          match="Arsenal – Newcastle"
          clock="45+2"
          price="1.22"
          moved="up"
          remove={REMOVE}
        />
        <PickRow
          selection="Barcelona -1"
          market="Kèo chấp · Toàn trận"
          match="Barcelona – Sevilla · 03:00 Thứ Hai"
          price="1.84"
          blocked="Không ghép được với lựa chọn cùng trận"
          remove={REMOVE}
        />
        <div className="my-2 flex items-center gap-3">
          <div className="min-w-0 flex-1 text-caption">
            <p className="text-text-2">
              Xiên 3 <b className="num text-text">@ 4.26</b>
            </p>
            <p className="text-text-3">
              Giới hạn <span className="num">20K – 50TR</span>
            </p>
          </div>
          <div className="w-[190px]">
            <MoneyField
              text={groupDigits(stake)}
              onText={() => {}}
              currency="₫"
              label="Tiền cược"
              size="stake"
              padOnly
            />
          </div>
        </div>
        <StakeKeypad
          label="Bàn phím tiền cược"
          eraseLabel="Xóa một số, giữ lâu để xóa hết"
          onKey={press}
          quick={[
            { label: '+50K', amount: 50_000 },
            { label: '+100K', amount: 100_000 },
            { label: '+500K', amount: 500_000 },
          ]}
          max={{ label: 'Tối đa', onPress: () => setStake('50000000') }}
        />
        <div className="my-2.5">
          <Strip tone="warn">Tỷ lệ Arsenal giảm còn 1.18. Đặt với giá mới?</Strip>
        </div>
        <Button kind="primary" size="l" wide>
          Chấp nhận và đặt
        </Button>
      </Sample>
    </>
  )
}
