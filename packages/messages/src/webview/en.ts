import type { PackOf } from '../keys.ts'
import type { webview as vi } from './vi.ts'

export const webview: PackOf<typeof vi> = {
  'webview.title': 'External page',
  'webview.close': 'Close the page',
  'webview.opening': 'Opening {host}',
  'webview.openingGame': 'Entering the game directly ({lobby})',
  'webview.slow': '{host} has not answered yet, or does not let itself be opened inside another page.',
  'webview.refused.title': 'This page was not opened',
  'webview.refused.missing': 'The link names no page.',
  'webview.refused.unreadable': 'The address in the link is damaged and cannot be read.',
  'webview.refused.scheme': 'The address does not begin with https://, so KÈO does not open it.',
  'webview.refused.insecure': '{host} is not on https, so KÈO does not open it.',
  'webview.refused.userInfo':
    'The address of {host} carries a user name, as fake pages do, so KÈO does not open it.',
  'webview.refused.addressLiteral': '{host} is an IP address and no name, so KÈO does not open it.',
  'webview.refused.port': '{host} uses a port of its own; KÈO opens the usual https port only.',
  'webview.refused.host': '{host} is not on the list of sites that KÈO may open.',
}
