import { Crest } from '@keo/ui/product/crest'
import { Flag } from '@keo/ui/pictures/flag'
import { LeagueHeader } from '@keo/ui/product/league-header'
import { MatchColumns, MatchRow } from '@keo/ui/product/match-row'
import { OddsAbsent, OddsButton } from '@keo/ui/product/odds-button'
import { type ReactNode, useState } from 'react'
import { Sample } from './sample.tsx'

const stay = () => {}
const DETAIL = {
  label: 'Xem trận',
  href: '#match',
  onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
}

export function MatchSample() {
  const [isOpen, setIsOpen] = useState(true)
  const [isFollowed, setIsFollowed] = useState(true)
  const follow = { on: isFollowed, label: 'Theo dõi', onToggle: () => setIsFollowed(!isFollowed) }
  return (
    <Sample title="Giải và trận: trực tiếp, sắp đá, tạm dừng" bare>
      <div className="px-gutter pb-2">
        <MatchColumns names={['Chấp', 'Tài/Xỉu', '1X2']} />
      </div>
      <LeagueHeader
        name="V.League 1"
        count={3}
        flag={<Flag code="vn" size={18} />}
        open={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen ? (
        <>
          <MatchRow
            home={{ id: 1, name: 'Hà Nội FC', score: 2, crest: <Crest teamId={101} /> }}
            away={{ id: 2, name: 'Thể Công', score: 1, crest: <Crest teamId={102} /> }}
            clock="67:24"
            period="Hiệp 2"
            follow={follow}
            streamLabel="Có hình"
            stats={{ label: 'Thống kê', onOpen: stay }}
            moreMarkets={86}
            detail={DETAIL}
            columns={liveColumns()}
            goal
          />
          <MatchRow
            home={{ id: 3, name: 'Công An Hà Nội', crest: <Crest teamId={103} /> }}
            away={{ id: 4, name: 'Nam Định', crest: <Crest teamId={104} /> }}
            period="02:45 Thứ Hai"
            follow={{ ...follow, on: false }}
            moreMarkets={104}
            detail={DETAIL}
            columns={missingColumns()}
          />
          <MatchRow
            home={{ id: 5, name: 'Aston Villa', score: 0, crest: <Crest teamId={105} /> }}
            away={{ id: 6, name: 'Everton', score: 1, crest: <Crest teamId={106} /> }}
            clock="12:50"
            period="Hiệp 1"
            follow={follow}
            moreMarkets={198}
            detail={DETAIL}
            columns={lockedColumns()}
          />
        </>
      ) : null}
    </Sample>
  )
}

type Columns = readonly [ReactNode, ReactNode, ReactNode]

function liveColumns(): Columns {
  return [
    <>
      <OddsButton label="-0.5" line="-0.5" price="2.04" moved="up" />
      <OddsButton label="+0.5" line="+0.5" price="1.84" />
    </>,
    <>
      <OddsButton label="T 3.5" line="T 3.5" price="1.90" selected />
      <OddsButton label="X 3.5" line="X 3.5" price="1.96" />
    </>,
    <>
      <OddsButton layout="compact" label="1" name="1" price="1.38" />
      <OddsButton layout="compact" label="X" name="X" price="4.60" moved="down" />
      <OddsButton layout="compact" label="2" name="2" price="13.00" />
    </>,
  ]
}

function missingColumns(): Columns {
  return [
    <>
      <OddsButton label="-0/0.5" line="-0/0.5" price="1.92" />
      <OddsButton label="+0/0.5" line="+0/0.5" price="1.96" />
    </>,
    <>
      <OddsButton label="T 2/2.5" line="T 2/2.5" price="1.83" />
      <OddsButton label="X 2/2.5" line="X 2/2.5" price="2.05" />
    </>,
    <>
      <OddsAbsent layout="compact" />
      <OddsAbsent layout="compact" />
      <OddsAbsent layout="compact" />
    </>,
  ]
}

function lockedColumns(): Columns {
  const pair = (
    <>
      <OddsButton label="Khóa" price="" state="locked" />
      <OddsButton label="Khóa" price="" state="locked" />
    </>
  )
  return [
    pair,
    pair,
    <>
      <OddsButton layout="compact" label="1, khóa" name="1" price="" state="locked" />
      <OddsButton layout="compact" label="X, khóa" name="X" price="" state="locked" />
      <OddsButton layout="compact" label="2, khóa" name="2" price="" state="locked" />
    </>,
  ]
}
