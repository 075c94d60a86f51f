import { GearSixIcon } from '@keo/ui/icons/gear-six'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { PlusIcon } from '@keo/ui/icons/plus'
import { StarIcon } from '@keo/ui/icons/star'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { Chip } from '@keo/ui/bars/chip'
import { CountBadge } from '@keo/ui/primitives/count-badge'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { IconStrip } from '@keo/ui/bars/icon-strip'
import { Segmented } from '@keo/ui/bars/segmented'
import { Spinner } from '@keo/ui/primitives/spinner'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { Switch } from '@keo/ui/fields/switch'
import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { useState } from 'react'
import { Row, Sample, Stack } from './sample.tsx'

export function ControlsSection() {
  return (
    <>
      <ButtonSample />
      <Sample title="Nút biểu tượng, vòng chờ">
        <Row>
          <IconButton label="Hỗ trợ" icon={<HeadsetIcon size={23} />} />
          <IconButton label="Cài đặt" icon={<GearSixIcon size={23} />} count={3} />
          <IconButton label="Thư" icon={<GearSixIcon size={23} />} count={128} />
          <IconButton label="Tắt" icon={<HeadsetIcon size={23} />} disabled />
          <Spinner label="Đang tải" />
          <Spinner size={24} label="Đang tải" className="text-brand" />
          <CountBadge count={7} flat />
        </Row>
      </Sample>
      <ChoiceSample />
      <BadgeSample />
      <TabsSample />
    </>
  )
}

function ButtonSample() {
  return (
    <Sample title="Nút">
      <Stack>
        <Button kind="primary" size="l" wide>
          Đặt cược
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button kind="soft">Phụ</Button>
          <Button kind="outline">Viền</Button>
          <Button kind="danger">Xóa</Button>
          <Button disabled>Tắt</Button>
          <Button kind="primary" busy busyLabel="Đang gửi">
            Gửi
          </Button>
          <Button countdown={48}>Gửi lại</Button>
          <Button kind="primary" busy>
            Giữ bề rộng
          </Button>
          <Button>Thường</Button>
          <Button kind="primary" glow icon={<PlusIcon size={15} />}>
            Nổi
          </Button>
        </div>
        <Row>
          <Button kind="primary" size="s">
            36
          </Button>
          <Button kind="soft" size="xs" icon={<PlusIcon size={14} />}>
            30
          </Button>
          <Button kind="outline" size="s">
            Viền 36
          </Button>
        </Row>
        <Button kind="primary" size="l" wide spread>
          <span>
            Đặt <span className="num">200.000 ₫</span>
          </span>
          <span className="text-footnote">
            Thắng <b className="num">853.024 ₫</b>
          </span>
        </Button>
      </Stack>
    </Sample>
  )
}

function ChoiceSample() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Sample title="Công tắc, ô đánh dấu">
      <Row>
        <Switch label="Âm thanh" on={isOn} onChange={setIsOn} />
        <Switch label="Ngược lại" on={!isOn} onChange={() => setIsOn(!isOn)} />
        <Switch label="Tắt" on={false} onChange={setIsOn} disabled />
        <Checkbox on={isOn} onChange={setIsOn}>
          Ghi nhớ
        </Checkbox>
        <Checkbox on={!isOn} onChange={() => setIsOn(!isOn)}>
          Tôi đủ 18 tuổi
        </Checkbox>
        <Checkbox on disabled onChange={setIsOn}>
          Tắt
        </Checkbox>
      </Row>
    </Sample>
  )
}

function BadgeSample() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Sample title="Nhãn và bộ lọc">
      <Row>
        <Badge tone="live">
          <span className="num">67&apos;</span>
        </Badge>
        <Badge tone="win">Thắng</Badge>
        <Badge tone="lose">Thua</Badge>
        <Badge tone="pending">Chờ</Badge>
        <Badge tone="info">Đã hoàn</Badge>
        <Badge tone="promo">Sự kiện</Badge>
        <Badge tone="brand">Xiên 3</Badge>
        <Badge tone="solid">Mới</Badge>
        <Badge tone="error">Thất bại</Badge>
        <Badge tone="bonus">+1,5%</Badge>
        <Badge>Mặc định</Badge>
      </Row>
      <div className="mt-3">
        <Row>
          <Chip on={isOn} onClick={() => setIsOn(true)}>
            Tất cả
          </Chip>
          <Chip on={!isOn} onClick={() => setIsOn(false)}>
            Phạt góc
          </Chip>
          <Chip size="s" icon={<StarIcon weight="fill" size={14} />} count={2}>
            Theo dõi
          </Chip>
          <Chip disabled>Tắt</Chip>
        </Row>
      </div>
    </Sample>
  )
}

const SPORTS = [
  sportTab(1, 'Bóng đá', 24),
  sportTab(3, 'Bóng rổ', 7),
  sportTab(5, 'Quần vợt', 5),
  sportTab(177, 'E-Football', 12),
  sportTab(13, 'Bóng chuyền', 3),
]

function sportTab(sport: number, label: string, count: number) {
  const icons = { icon: <SportIcon sport={sport} />, activeIcon: <SportIcon sport={sport} active /> }
  return { key: String(sport), label, count, ...icons }
}

function TabsSample() {
  const [time, setTime] = useState('live')
  const [box, setBox] = useState('notice')
  const [sport, setSport] = useState('1')
  return (
    <Sample title="Đoạn, thẻ gạch chân, dải môn" bare>
      <div className="px-4">
        <Segmented
          label="Thời gian"
          value={time}
          onChange={setTime}
          segments={[
            { key: 'live', label: 'Trực tiếp', count: 42 },
            { key: 'today', label: 'Hôm nay', count: 318 },
            { key: 'early', label: 'Sớm', count: '1.2K' },
            { key: 'outright', label: 'Vô địch' },
          ]}
        />
      </div>
      <div className="mt-3">
        <UnderlineTabs
          label="Hộp thư"
          value={box}
          onChange={setBox}
          tabs={[
            { key: 'notice', label: 'Thông báo', unread: 2 },
            { key: 'event', label: 'Sự kiện', unread: 1 },
            { key: 'sports', label: 'Thể thao' },
            { key: 'news', label: 'Bố cáo' },
          ]}
        />
      </div>
      <IconStrip label="Môn thể thao" tabs={SPORTS} value={sport} onChange={setSport} />
      <div className="bg-bg">
        <IconStrip label="Loại trò chơi" tabs={SPORTS} value={sport} onChange={setSport} tiles />
      </div>
    </Sample>
  )
}
