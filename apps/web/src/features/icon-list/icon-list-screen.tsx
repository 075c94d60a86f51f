import { ICON_CATALOGUE } from '@keo/ui/icons/catalogue'
import { Card } from '@keo/ui/primitives/card'
import { SearchField } from '@keo/ui/fields/search-field'
import { useState } from 'react'
import { copyText } from '../../page-kit/clipboard.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { iconsMatching } from './icons-matching.ts'

/** Every icon; a tap copies its tag. The instructions are in Chinese by the specification (section 3, icon list). */
export default function IconListScreen() {
  const [wanted, setWanted] = useState('')
  return (
    <Screen title="图标列表" gutter>
      <div lang="zh-CN" className="flex flex-col gap-3 pt-1">
        <Card className="px-4 py-3 text-footnote text-text-2">
          <p>点击任意图标即可复制其标签，粘贴到代码中使用。</p>
          <p className="mt-1">图标颜色跟随文字颜色；常规为默认，选中用 fill，小于 18 像素用 bold。</p>
        </Card>
        <SearchField value={wanted} onChange={setWanted} placeholder="搜索图标名称" clearLabel="清除" />
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {iconsMatching(ICON_CATALOGUE, wanted).map(({ tag, drawing }) => (
          <li key={tag}>
            <button
              type="button"
              className="flex min-h-20 w-full flex-col items-center justify-center gap-2 rounded-card bg-surface-1 px-1 shadow-1 transition-transform focus-visible:shadow-[var(--focus)] active:scale-97"
              onClick={() => copyText(tag)}
            >
              {drawing}
              <span className="w-full text-center text-micro leading-tight wrap-anywhere text-text-3">
                {tag}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
