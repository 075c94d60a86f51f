import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Notice } from '@keo/ui/layers/notice'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { ProgressSteps } from '@keo/ui/primitives/progress-steps'
import { MatchRowSkeleton } from '@keo/ui/product/match-row-skeleton'
import { Strip } from '@keo/ui/primitives/strip'
import { Toast } from '@keo/ui/layers/toast'
import { lazy, Suspense, useState } from 'react'
import { Row, Sample, Stack } from './sample.tsx'
import { WrenchDrawing } from '@keo/ui/pictures/wrench-drawing'

const DialogSample = lazy(() => import('./dialog-sample.tsx'))

export function FeedbackSection() {
  return (
    <>
      <Sample title="Thông báo">
        <div className="flex flex-col items-start gap-2">
          <Toast kind="success">Đã sao chép</Toast>
          <Toast kind="error">Nạp tiền đang bị khóa</Toast>
          <Toast kind="warning">Tối đa 10 lựa chọn</Toast>
          <Toast>Đã lưu</Toast>
          <Toast kind="server-error">Số dư không đủ</Toast>
        </div>
      </Sample>
      <Sample title="Kết quả cược">
        <Row>
          <Notice kind="success" title="Cược thành công" detail="500.000 ₫ @ 2.32" />
          <Notice kind="pending" title="Đang chờ xác nhận" detail="500.000 ₫ @ 2.32" />
          <Notice kind="failure" title="Cược không thành" detail="Kèo đã đóng" />
        </Row>
      </Sample>
      <Sample title="Hộp thoại và tấm trượt">
        <OverlayButtons />
      </Sample>
      <Sample title="Dải nhắc">
        <Stack>
          <Strip tone="info">Nạp VietQR tặng thêm 1,5% mỗi lệnh</Strip>
          <Strip tone="warn">Giữ nguyên nội dung để tiền vào ví sau 30 giây.</Strip>
          <Strip tone="error" action={<Button size="xs">Thử lại</Button>}>
            Mất kết nối
          </Strip>
        </Stack>
      </Sample>
      <Sample title="Khung chờ" bare>
        <MatchRowSkeleton />
      </Sample>
      <Sample title="Trống và bảo trì">
        <EmptyState
          title="Chưa có vé nào"
          note="Chọn một kèo để bắt đầu, vé sẽ hiện ở đây."
          action={
            <Button kind="primary" size="s">
              Xem trận đang đá
            </Button>
          }
        />
        <EmptyState drawing={<WrenchDrawing />} title="Đang bảo trì" note="Từ 12:00 đến 14:00 hôm nay" />
      </Sample>
      <StepsSample />
    </>
  )
}

function StepsSample() {
  const steps = ['Tạo lệnh', 'Chuyển khoản', 'Xác nhận', 'Vào ví']
  return (
    <Sample title="Tiến trình">
      <ProgressSteps label="Lệnh nạp" steps={steps} current={1} />
      <ProgressSteps label="Lệnh hỏng" steps={steps} current={2} failed />
      <ProgressSteps label="Lệnh xong" steps={steps} current={4} />
      <div className="mt-3">
        <ProgressBar label="Giữ hạng" share={0.79} />
      </div>
    </Sample>
  )
}

function OverlayButtons() {
  const [opened, setOpened] = useState<'dialog' | 'sheet' | 'captcha' | null>(null)
  return (
    <Row>
      <Button onClick={() => setOpened('dialog')}>Hộp thoại</Button>
      <Button onClick={() => setOpened('sheet')}>Tấm trượt</Button>
      <Button onClick={() => setOpened('captcha')}>Mảnh ghép</Button>
      <Suspense>
        <DialogSample opened={opened} onClose={() => setOpened(null)} />
      </Suspense>
    </Row>
  )
}
