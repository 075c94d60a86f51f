import { BankIcon } from '@keo/ui/icons/bank'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { QrCodeIcon } from '@keo/ui/icons/qr-code'
import { WalletIcon } from '@keo/ui/icons/wallet'
import { WrenchIcon } from '@keo/ui/icons/wrench'
import { AmountChips } from '@keo/ui/fields/amount-chips'
import { Art } from '@keo/ui/pictures/art'
import { BalancePill } from '@keo/ui/product/balance-pill'
import { Button } from '@keo/ui/primitives/button'
import { ChannelCards } from '@keo/ui/product/channel-card'
import { ChannelIcon } from '@keo/ui/product/channel-icon'
import { CopyRow } from '@keo/ui/primitives/copy-row'
import { CountdownRing } from '@keo/ui/pictures/countdown-ring'
import { TransferCard } from '@keo/ui/product/transfer-card'
import { useState } from 'react'
import { AmountField } from '../../page-kit/amounts/amount-field.tsx'
import { copyText } from '../../page-kit/clipboard.ts'
import { Sample, Stack } from './sample.tsx'

const CHANNELS = [
  {
    key: 'vietqr',
    name: 'VietQR',
    note: '30 giây',
    icon: <ChannelIcon ground="lime" icon={<QrCodeIcon size={22} />} />,
    bonus: '+1,5%',
  },
  {
    key: 'bank',
    name: 'Ngân hàng',
    note: '2–5 phút',
    icon: <ChannelIcon ground="bank" icon={<BankIcon weight="fill" size={18} />} />,
  },
  { key: 'usdt', name: 'USDT', note: 'TRC20 · ERC20', icon: <Art name="usdt" size={30} />, bonus: '+2%' },
  {
    key: 'ewallet',
    name: 'Ví điện tử',
    note: 'Đang bảo trì',
    icon: <ChannelIcon ground="lotus" icon={<WalletIcon weight="fill" size={18} />} />,
    disabled: true,
  },
]

const CHIPS = [
  { amount: 100_000, label: '100K' },
  { amount: 500_000, label: '500K' },
  { amount: 5_000_000, label: '5TR' },
  { amount: 10_000_000, label: '10TR', tag: 'Phổ biến' },
  { amount: 20_000_000, label: '20TR', disabled: true },
]

const TRANSFER = { before: '', whole: '5.000.000', decimals: '', after: '\u00a0₫' }

export function PaymentSection() {
  const [channel, setChannel] = useState('vietqr')
  const [digits, setDigits] = useState('5000000')
  return (
    <>
      <Sample title="Kênh, số tiền, mức quen dùng">
        <Stack>
          <BalancePill
            parts={{ ...TRANSFER, whole: '12.580.000' }}
            add={{ label: 'Nạp tiền', href: '#deposit', onClick: (event) => event.preventDefault() }}
          />
          <ChannelCards label="Kênh nạp" channels={CHANNELS} value={channel} onChange={setChannel} />
          <AmountField
            amount={digits}
            onChange={setDigits}
            currency="VND"
            symbol="₫"
            label="Số tiền nạp"
            placeholder="Nhập số tiền"
            clearLabel="Xóa số tiền"
          />
          <AmountField
            amount="10000"
            onChange={setDigits}
            currency="VND"
            symbol="₫"
            label="Số tiền nạp"
            error="Ít nhất 50.000 ₫"
          />
          <AmountChips
            label="Mức quen dùng"
            chips={CHIPS}
            value={Number(digits)}
            onChange={(amount) => setDigits(String(amount))}
          />
        </Stack>
      </Sample>
      <TransferCard
        label="Cần chuyển đúng"
        parts={TRANSFER}
        ring={<CountdownRing label="Thời gian còn lại" seconds={872} totalSeconds={900} />}
        code={<QrCodeIcon size={152} />}
        note="Mã TEST: quét để đọc, không trả tiền được"
        actions={
          <>
            <Button size="s" icon={<DownloadSimpleIcon size={17} />}>
              Lưu ảnh
            </Button>
            <Button size="s" icon={<WrenchIcon size={17} />}>
              Trang trả tiền thử
            </Button>
          </>
        }
      />
      <Sample title="Dòng sao chép" bare>
        <CopyRow
          label="Ngân hàng"
          value="Bank Mây Trắng"
          words
          copyLabel="Sao chép ngân hàng"
          onCopy={() => copyText('Bank Mây Trắng')}
        />
        <CopyRow
          label="Số tài khoản"
          value="TEST0000 0001"
          copyLabel="Sao chép số tài khoản"
          onCopy={() => copyText('TEST00000001')}
        />
        <CopyRow
          label="Nội dung"
          value="TEST KEO 7F3K92QA"
          brand
          copyLabel="Sao chép nội dung"
          onCopy={() => copyText('TEST KEO 7F3K92QA')}
        />
      </Sample>
    </>
  )
}
