import { ART_NAMES, Art } from '@keo/ui/pictures/art'
import { Avatar, AVATAR_COUNT } from '@keo/ui/pictures/avatar'
import { Crest } from '@keo/ui/product/crest'
import { Flag } from '@keo/ui/pictures/flag'
import { SPORT_ICON_IDS, SportIcon } from '@keo/ui/product/sport-icon'
import { Sample } from './sample.tsx'

const FLAGS = ['vn', 'th', 'en', 'gb', 'es', 'it', 'de', 'fr', 'jp', 'us', 'eu', 'kr', 'cn', 'br', 'ar', 'pt']
const TEAMS = Array.from({ length: 24 }, (_, team) => 100 + team)

export function DrawingsSection() {
  return (
    <>
      <Sample title="16 môn thể thao, chưa chọn và đang chọn">
        <div className="grid grid-cols-8 justify-items-center gap-y-4">
          {SPORT_ICON_IDS.map((sport) => (
            <div key={sport} className="flex flex-col items-center gap-1.5 text-text-2">
              <SportIcon sport={sport} size={28} />
              <span className="text-brand [--sp-cut:var(--surface-1)]">
                <SportIcon sport={sport} size={28} active />
              </span>
              <span className="num text-micro text-text-3">{sport}</span>
            </div>
          ))}
        </div>
      </Sample>
      <Sample title="10 ảnh đại diện">
        <div className="grid grid-cols-5 justify-items-center gap-3">
          {Array.from({ length: AVATAR_COUNT }, (_, index) => (
            <Avatar key={index} picture={index + 1} size={56} label={`Ảnh ${index + 1}`} />
          ))}
        </div>
      </Sample>
      <Sample title="Logo đội theo mã, cờ">
        <div className="grid grid-cols-12 justify-items-center gap-y-3">
          {TEAMS.map((team) => (
            <Crest key={team} teamId={team} size={24} />
          ))}
        </div>
        <div className="mt-4 grid grid-cols-8 justify-items-center gap-y-3">
          {FLAGS.map((code) => (
            <Flag key={code} code={code} size={26} />
          ))}
        </div>
      </Sample>
      <Sample title="Vật thể">
        <div className="grid grid-cols-6 justify-items-center gap-3">
          {ART_NAMES.map((name) => (
            <Art key={name} name={name} size={48} />
          ))}
        </div>
      </Sample>
    </>
  )
}
