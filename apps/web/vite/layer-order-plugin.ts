import type { Plugin } from 'vite'

const STYLESHEET = /^.*<link rel="stylesheet"[^>]*>\n/gm

/**
 * The entry's style sheet declares the order of the cascade layers, so it must be the first one the browser
 * meets. The bundler puts those of shared chunks before it, and then the reset would win over components.
 */
export function layerOrder(entryName: string): Plugin {
  const isEntry = (link: string): boolean => link.includes(`/${entryName}-`)
  return {
    name: 'layer-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(STYLESHEET) ?? []
        const [first, ...rest] = [...links.filter(isEntry), ...links.filter((link) => !isEntry(link))]
        if (!first) return html
        return html.replace(STYLESHEET, '').replace('</head>', `${first.trimStart()}${rest.join('')}</head>`)
      },
    },
  }
}
