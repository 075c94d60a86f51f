import { BankIcon } from '@keo/ui/icons/bank'
import { GiftIcon } from '@keo/ui/icons/gift'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { HouseIcon } from '@keo/ui/icons/house'
import { ReceiptIcon } from '@keo/ui/icons/receipt'
import { TranslateIcon } from '@keo/ui/icons/translate'
import { UserCircleIcon } from '@keo/ui/icons/user-circle'
import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { ListRow } from '@keo/ui/primitives/list-row'
import { NavBar } from '@keo/ui/bars/nav-bar'
import { RadioList } from '@keo/ui/fields/radio-list'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { Switch } from '@keo/ui/fields/switch'
import { TabBar } from '@keo/ui/bars/tab-bar'
import { useState } from 'react'
import { Sample } from './sample.tsx'

const TABS = [
  {
    key: 'home',
    href: '#home',
    label: 'Trang chủ',
    icon: <HouseIcon />,
    activeIcon: <HouseIcon weight="fill" />,
  },
  {
    key: 'sports',
    href: '#sports',
    label: 'Thể thao',
    icon: <SportIcon sport={1} />,
    activeIcon: <SportIcon sport={1} active />,
  },
  {
    key: 'gifts',
    href: '#gifts',
    label: 'Khuyến mãi',
    icon: <GiftIcon />,
    activeIcon: <GiftIcon weight="fill" />,
  },
  {
    key: 'bets',
    href: '#bets',
    label: 'Cược của tôi',
    icon: <ReceiptIcon />,
    activeIcon: <ReceiptIcon weight="fill" />,
  },
  {
    key: 'me',
    href: '#me',
    label: 'Tôi',
    icon: <UserCircleIcon />,
    activeIcon: <UserCircleIcon weight="fill" />,
    count: 3,
  },
]

const stay = () => {}

export function ListsSection() {
  return (
    <>
      <BarsSample />
      <RowsSample />
      <PageListSample />
    </>
  )
}

function BarsSample() {
  const [tab, setTab] = useState('home')
  const support = <IconButton label="Hỗ trợ" icon={<HeadsetIcon size={23} />} />
  return (
    <Sample title="Thanh trên, thanh thẻ" bare>
      <NavBar title="Nạp tiền" back={{ label: 'Trở lại', onClick: stay }} end={support} />
      <NavBar
        title="Một tên màn hình rất dài để xem nó bị cắt"
        back={{ label: 'Trở lại', onClick: stay }}
        end={support}
      />
      <NavBar title="Khuyến mãi" lead end={support} />
      <div className="mt-3">
        <TabBar
          label="Mục chính"
          tabs={TABS}
          activeKey={tab}
          onSelect={(next, event) => {
            event.preventDefault()
            setTab(next.key)
          }}
        />
      </div>
    </Sample>
  )
}

function RowsSample() {
  const [isOn, setIsOn] = useState(true)
  const [language, setLanguage] = useState('vi')
  return (
    <Sample title="Dòng, chọn một, tên mục" bare>
      <div className="px-4 pb-3">
        <SectionTitle
          more={{ label: 'Tất cả 128', href: '#all', onClick: (event) => event.preventDefault() }}
        >
          Trận đáng xem
        </SectionTitle>
      </div>
      <ListRow icon={<TranslateIcon size={21} />} title="Ngôn ngữ" value="Tiếng Việt" onClick={stay} />
      <ListRow icon={<BankIcon size={18} />} tile title="Ngân hàng" note="Đã liên kết 2 thẻ" onClick={stay} />
      <ListRow
        title="Âm thanh bàn thắng"
        control={<Switch label="Âm thanh bàn thắng" on={isOn} onChange={setIsOn} />}
      />
      <ListRow title="Mã thiết bị" value="8806 2417" />
      <ListRow title="Đăng xuất" danger onClick={stay} />
      <RadioList
        label="Ngôn ngữ"
        value={language}
        onChange={setLanguage}
        options={[
          { key: 'vi', label: 'Tiếng Việt' },
          { key: 'en', label: 'English', note: 'Ghi chú ở dòng hai', lang: 'en' },
          { key: 'th', label: 'ภาษาไทย', lang: 'th', disabled: true },
        ]}
      />
    </Sample>
  )
}

const LIST_TEXTS = {
  empty: 'Chưa có vé nào',
  emptyNote: 'Chọn một kèo để bắt đầu, vé sẽ hiện ở đây.',
  error: 'Không tải được danh sách',
  retry: 'Thử lại',
  loading: 'Đang tải',
  end: 'Hết rồi',
}

function PageListSample() {
  const shared = {
    keyOf: (item: string) => item,
    render: (item: string) => <ListRow title={item} />,
    hasMore: false,
    onLoadMore: stay,
    onRetry: stay,
    texts: LIST_TEXTS,
    skeleton: <ListRowSkeleton />,
  }
  return (
    <Sample title="Danh sách trang: đang tải, có, trống, lỗi" bare>
      <PageList {...shared} items={[]} state="loading" />
      <Card className="mx-4 my-2">
        <PageList {...shared} items={['Dòng một', 'Dòng hai']} state="ready" />
      </Card>
      <PageList {...shared} items={['Dòng một']} state="loading-more" hasMore />
      <PageList {...shared} items={[]} state="ready" />
      <PageList {...shared} items={[]} state="error" />
      <PageList {...shared} items={['Dòng một']} state="error" />
    </Sample>
  )
}
