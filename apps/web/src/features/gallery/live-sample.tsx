import { Avatar } from '@keo/ui/primitives/avatar'
import { Crest } from '@keo/ui/primitives/crest'
import { ExpertPlan } from '@keo/ui/primitives/expert-plan'
import { Flag } from '@keo/ui/primitives/flag'
import { HostPortrait } from '@keo/ui/primitives/host-portrait'
import { LiveCard } from '@keo/ui/primitives/live-card'
import { Pitch } from '@keo/ui/primitives/pitch'
import type { MouseEvent } from 'react'
import { Sample } from './sample.tsx'

const HERE = { href: '#here', onClick: (event: MouseEvent<HTMLElement>) => event.preventDefault() }
const FORM = [true, true, false, true, true, true, true, true, true, true]

export function LiveSample() {
  return (
    <Sample title="Trực tiếp và cao thủ">
      <LiveCard
        {...HERE}
        hero
        cover={<Pitch seed="hero" width={358} height={206} />}
        badge="TRỰC TIẾP"
        viewers="18,4K"
        score={{
          home: { mark: <Flag code="vn" size={22} />, code: 'VIE', score: 2 },
          away: { mark: <Flag code="th" size={22} />, code: 'THA', score: 1 },
          clock: '67:24',
        }}
        title="Linh Bóng Đá"
        note="Bình luận tiếng Việt"
        host={<HostPortrait hostId="linh" size={40} />}
      />
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <LiveCard
          {...HERE}
          cover={<Pitch seed="half" width={174} height={104} />}
          badge="45+2"
          viewers="6,2K"
          score={{
            home: { mark: <Crest teamId={101} size={17} />, score: 2 },
            away: { mark: <Crest teamId={102} size={17} />, score: 1 },
          }}
          title="Hà Nội – Thể Công"
          note="BLV Nam"
          host={<HostPortrait hostId="nam" size={30} />}
        />
        <div className="flex items-center justify-center gap-5">
          <HostPortrait hostId="khoa" onAir airLabel="Live" />
          <HostPortrait hostId="vy" />
        </div>
      </div>
      <div className="mt-3 rounded-card bg-bg">
        <ExpertPlan
          avatar={<Avatar picture={7} size={46} />}
          name="Cú Đêm Sài Gòn"
          streak={{ label: 'Chuỗi 7', hot: true }}
          pick="Barcelona – Sevilla · Kèo chấp"
          form={FORM}
          formLabel="Mười trận gần đây: thắng chín"
          hitRate="83"
          span="10 trận"
        />
      </div>
    </Sample>
  )
}
