import { ArrowsClockwiseIcon } from '@keo/ui/icons/arrows-clockwise'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { Dialog } from '@keo/ui/layers/dialog'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { NumberPad } from '@keo/ui/fields/keypad'
import { PinField } from '@keo/ui/fields/pin-field'
import { Pitch } from '@keo/ui/product/pitch'
import { Sheet } from '@keo/ui/layers/sheet'
import { SlideCaptcha } from '@keo/ui/fields/slide-captcha'
import { pressStakeKey } from '@keo/ui/stake-entry'
import { useState } from 'react'
import { BALANCE } from './brand-section.tsx'

type DialogSampleProps = { opened: 'dialog' | 'sheet' | 'captcha' | null; onClose: () => void }

export default function DialogSample({ opened, onClose }: DialogSampleProps) {
  return (
    <>
      <Dialog
        open={opened === 'dialog'}
        onOpenChange={onClose}
        title="Phiên đã hết hạn"
        text="Vui lòng đăng nhập lại để tiếp tục."
        buttons={
          <>
            <Button onClick={onClose}>Để sau</Button>
            <Button kind="primary" onClick={onClose}>
              Đăng nhập
            </Button>
          </>
        }
      />
      <PinSheet isOpen={opened === 'sheet'} onClose={onClose} />
      <CaptchaSheet isOpen={opened === 'captcha'} onClose={onClose} />
    </>
  )
}

type SheetSampleProps = { isOpen: boolean; onClose: () => void }

function PinSheet({ isOpen, onClose }: SheetSampleProps) {
  const [pin, setPin] = useState('')
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title="Mật khẩu rút tiền" closeLabel="Đóng">
      <Card className="mb-4 flex items-center justify-between bg-surface-2! px-3.5 py-3 text-footnote">
        <span className="text-text-2">Rút về Bank Mây Trắng •• 2417</span>
        <Amount parts={BALANCE} size="row" />
      </Card>
      <PinField value={pin} onChange={setPin} label="Mật khẩu rút tiền" padOnly />
      <div className="pt-4">
        <NumberPad label="Bàn phím số" eraseLabel="Xóa" onKey={(key) => setPin(pressStakeKey(pin, key, 6))} />
      </div>
    </Sheet>
  )
}

function CaptchaSheet({ isOpen, onClose }: SheetSampleProps) {
  const [state, setState] = useState<'idle' | 'failed' | 'passed'>('idle')
  const renew = (
    <IconButton label="Hình khác" icon={<ArrowsClockwiseIcon size={20} />} onClick={() => setState('idle')} />
  )
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title="Kéo mảnh ghép vào đúng chỗ"
      closeLabel="Đóng"
      actions={renew}
    >
      <SlideCaptcha
        picture={<Pitch seed="captcha" width={358} height={176} />}
        size={{ width: 358, height: 176 }}
        piece={{ content: <span className="block aspect-square rounded-m bg-brand" />, size: 48, top: 60 }}
        hint="Kéo sang phải"
        label="Vị trí mảnh ghép"
        state={state}
        onRelease={({ share }) => setState(Math.abs(share - 0.6) < 0.05 ? 'passed' : 'failed')}
      />
    </Sheet>
  )
}
