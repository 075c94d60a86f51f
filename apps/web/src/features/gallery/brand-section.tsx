import { Amount } from '@keo/ui/primitives/amount'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { GraveStroke } from '@keo/ui/pictures/grave-stroke'
import { Score } from '@keo/ui/product/score'
import { Row, Sample } from './sample.tsx'

const SWATCHES = [
  ['bg', 'Nền'],
  ['surface-1', 'Mặt 1'],
  ['surface-2', 'Mặt 2'],
  ['surface-3', 'Mặt 3'],
  ['brand', 'Cốm'],
  ['up', 'Ngọc · lên'],
  ['down', 'Son · xuống'],
  ['live', 'Son · live'],
  ['pending', 'Nghệ · chờ'],
  ['info', 'Chàm · tin'],
  ['promo', 'Sen · sự kiện'],
  ['text', 'Chữ'],
] as const

export const BALANCE = { before: '', whole: '12.580.000', decimals: ',00', after: '\u00a0₫' }

export function BrandSection() {
  return (
    <>
      <Sample title="Tên, dấu huyền, chữ và số">
        <Row>
          <BrandMark height={48} />
          <BrandMark height={48} kind="glyph" />
          <GraveStroke />
          <GraveStroke kind="dot" on />
          <GraveStroke kind="dot" />
        </Row>
        <p className="mt-3 text-display font-bold tracking-[-.02em]">Kèo thơm, Ế Ộ Ữ Ằ rõ từng dấu</p>
        <p className="ell max-w-[250px] py-1 text-title-2 font-bold">Ễ Ộ Ữ Ằ ợ không mất dấu khi bị cắt</p>
        <p className="text-text-2">Be Vietnam Pro cho chữ · Archivo cho số</p>
        <div className="mt-3 flex flex-col items-start gap-1">
          <Score home={2} away={1} className="text-score-xl" />
          <Amount parts={BALANCE} size="hero" />
          <Amount parts={BALANCE} size="row" />
        </div>
      </Sample>
      <Sample title="Màu">
        <div className="grid grid-cols-4 gap-2.5">
          {SWATCHES.map(([token, name]) => (
            <div key={token}>
              <i
                className="block h-[34px] rounded-[10px] shadow-[inset_0_0_0_1px_var(--line)]"
                style={{ background: `var(--${token})` }}
              />
              <span className="mt-1 block text-micro">{name}</span>
            </div>
          ))}
        </div>
      </Sample>
    </>
  )
}
