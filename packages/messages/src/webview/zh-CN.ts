import type { PackOf } from '../keys.ts'
import type { webview as vi } from './vi.ts'

export const webview: PackOf<typeof vi> = {
  'webview.title': '外部页面',
  'webview.close': '关闭页面',
  'webview.opening': '正在打开 {host}',
  'webview.openingGame': '正在直接进入游戏（{lobby}）',
  'webview.slow': '{host} 尚未响应，或不允许在其他页面中打开。',
  'webview.refused.title': '未打开此页面',
  'webview.refused.missing': '链接中没有页面地址。',
  'webview.refused.unreadable': '链接中的地址已损坏，无法读取。',
  'webview.refused.scheme': '地址不以 https:// 开头，KÈO 不会打开。',
  'webview.refused.insecure': '{host} 未使用 https，KÈO 不会打开。',
  'webview.refused.userInfo': '{host} 的地址带有用户名，常见于假冒网站，KÈO 不会打开。',
  'webview.refused.addressLiteral': '{host} 是 IP 地址而不是域名，KÈO 不会打开。',
  'webview.refused.port': '{host} 使用了特殊端口，KÈO 只打开常规 https 端口。',
  'webview.refused.host': '{host} 不在 KÈO 允许打开的名单中。',
}
