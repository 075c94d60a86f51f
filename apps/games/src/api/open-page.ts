import { OPEN_PATH } from '@keo/games-contract/open-address'
import type { Scope } from './scope.ts'

const WORDS = [
  [
    'vi',
    'Đây là địa chỉ mở một trò chơi. Trò chơi chạy trong trang của nhà cái: hãy mở lại từ sảnh trò chơi ở đó.',
  ],
  [
    'en',
    "This is the address that opens a game. The game runs in the operator's page: open it again from its lobby.",
  ],
  ['zh-CN', '这是打开游戏的地址。游戏在运营商的页面中运行：请从其游戏大厅重新打开。'],
  ['th', 'นี่คือที่อยู่สำหรับเปิดเกม เกมทำงานในหน้าของผู้ให้บริการ โปรดเปิดใหม่จากล็อบบี้เกม'],
] as const

const PAGE = `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kèo sandbox games</title>${WORDS.map(([language, text]) => `<p lang="${language}">${text}</p>`).join('')}</html>`

/** Whoever follows a launch address by hand reads what it is. The launch stays unused: a page opens it by its call. */
export function openPage(scope: Scope): void {
  scope.get(OPEN_PATH, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(PAGE),
  )
}
