import { ArrowDownLeftIcon } from '@keo/ui/icons/arrow-down-left'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { BankIcon } from '@keo/ui/icons/bank'
import { Art } from '@keo/ui/pictures/art'
import { ArtTile } from '@keo/ui/pictures/art-tile'
import { Banner } from '@keo/ui/pictures/banner'
import { Carousel, CarouselDots } from '@keo/ui/pictures/carousel'
import { GameTile } from '@keo/ui/product/game-tile'
import { ActionTile, QuickTile } from '@keo/ui/pictures/quick-tile'
import { type MouseEvent, useState } from 'react'
import { Sample } from './sample.tsx'

const stay = (event: MouseEvent<HTMLElement>) => event.preventDefault()
const HERE = { href: '#here', onClick: stay }

export function LobbySection() {
  return (
    <>
      <BannerSample />
      <TileSample />
      <GameSample />
    </>
  )
}

function BannerSample() {
  const [position, setPosition] = useState(0)
  const slides = [
    {
      key: 'night',
      content: (
        <Banner
          {...HERE}
          size="home"
          ground="pitch"
          tag="Kèo đêm nay"
          title={'Hoàn 100%\ncược thua đầu tiên'}
          note="Tối đa 500.000 ₫ cho trận Việt Nam gặp Thái Lan"
          art={<Art name="trophy" size={118} />}
          tilt
        />
      ),
    },
    {
      key: 'wheel',
      content: (
        <Banner
          {...HERE}
          size="home"
          ground="lotus"
          tag="Mỗi ngày"
          title="Vòng quay may mắn"
          art={<Art name="wheel" size={128} />}
        />
      ),
    },
  ]
  return (
    <Sample title="Băng quảng bá: trang chủ và danh sách" bare>
      <Carousel label="Khuyến mãi" slides={slides} position={position} onPositionChange={setPosition} />
      <div className="flex justify-end px-4 py-3">
        <CarouselDots count={slides.length} position={position} />
      </div>
      <div className="flex flex-col gap-2.5 px-4">
        <Banner
          {...HERE}
          ground="lime"
          tag="Người mới"
          title="Nạp đầu tặng 150%"
          note="Tối đa 15.000.000 ₫"
          time="Không giới hạn"
          art={<Art name="gift2" size={118} />}
          tilt
        />
        <Banner
          {...HERE}
          ground="indigo"
          tag="Thể thao"
          title="5 giải hàng đầu"
          note="Đua top cược, thưởng 2 tỷ"
          time={
            <>
              Đến <b className="num">30/11</b>
            </>
          }
          art={<Art name="trophy" size={116} />}
        />
        <Banner
          {...HERE}
          ground="clay"
          tag="Điểm danh"
          title="Rương quà 7 ngày"
          note="Điểm danh liên tục nhận thưởng"
          art={<Art name="coin" size={110} />}
        />
      </div>
    </Sample>
  )
}

function TileSample() {
  return (
    <Sample title="Ô vào mục">
      <div className="grid grid-cols-2 grid-rows-[74px_74px] gap-2">
        <ArtTile
          {...HERE}
          lead
          className="row-span-2"
          ground="lime"
          title="Thể thao"
          live
          note="42 trận đang đá"
          art={<Art name="ball" size={112} />}
        />
        <ArtTile
          {...HERE}
          ground="ruby"
          title="Nổ hũ"
          note="1.260 trò"
          art={<Art name="sevens" size={80} />}
        />
        <ArtTile
          {...HERE}
          ground="lagoon"
          title="Casino"
          note="Live 24/7"
          art={<Art name="cards" size={78} />}
        />
      </div>
      <div className="mt-2 grid grid-cols-4 gap-2">
        <QuickTile {...HERE} raised label="Phi thuyền" icon={<Art name="rocket" size={40} />} />
        <QuickTile {...HERE} raised label="Bắn cá" icon={<Art name="fish" size={40} />} />
        <QuickTile {...HERE} label="Ngân hàng" icon={<BankIcon />} />
        <QuickTile {...HERE} label="Có tin mới" icon={<BankIcon />} count={2} />
      </div>
      <div className="mt-2 grid grid-cols-4 gap-2">
        <ActionTile {...HERE} primary label="Nạp tiền" icon={<ArrowDownLeftIcon weight="bold" size={22} />} />
        <ActionTile {...HERE} label="Rút tiền" icon={<ArrowUpRightIcon size={23} />} />
      </div>
    </Sample>
  )
}

function GameSample() {
  const open = () => {}
  return (
    <Sample title="Trò chơi">
      <div className="grid grid-cols-3 gap-x-2.5 gap-y-3">
        <GameTile
          name="Thần Tài Gõ Cửa"
          maker="PP Slot"
          ground="gold"
          art={<Art name="ingot" size={74} />}
          tag={{ label: 'Hũ' }}
          jackpot="12,6 tỷ"
          onOpen={open}
        />
        <GameTile
          name="Sen Vàng"
          maker="Lotus Play"
          ground="jade"
          art={<Art name="lotus" size={80} />}
          tag={{ label: 'Mới', isNew: true }}
          onOpen={open}
        />
        <GameTile
          name="Bầu Cua Tết"
          maker="Nova"
          ground="lacquer"
          art={<Art name="gourd" size={80} />}
          closed={{ label: 'Bảo trì', until: 'đến 14:00' }}
          onOpen={open}
        />
      </div>
    </Sample>
  )
}
