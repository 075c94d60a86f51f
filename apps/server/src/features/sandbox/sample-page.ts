import type { HttpServer } from '@keo/service-kit/http/http-server'

/** Browsers find it on this machine by themselves, without a name server. */
export const SAMPLE_HOST = 'sample.localhost'
const SAMPLE_PATH = '/sample'

/** Only the sandbox on this machine frames it: the app there is reached by one of these. */
const ANCESTORS = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*']
const POLICY = `default-src 'none'; frame-ancestors ${ANCESTORS.join(' ')}`

const PAGE = `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kèo</title>
<h1>Trang mẫu của sandbox</h1>
<p>Trang này đứng ở ${SAMPLE_HOST} và mở được trong /webview.</p>
<p lang="en">The sandbox's sample page. It stands at ${SAMPLE_HOST} and opens inside /webview.</p>
<p lang="zh-CN">沙盒示例页面，位于 ${SAMPLE_HOST}，可在 /webview 中打开。</p>
<p lang="th">หน้าตัวอย่างของแซนด์บ็อกซ์ อยู่ที่ ${SAMPLE_HOST} และเปิดได้ใน /webview</p>
`

/** Somebody else's page, as far as the browser can tell, so that the web view can be tried. Never in prod. */
export function samplePage({ fastify }: Pick<HttpServer, 'fastify'>): void {
  fastify.route({
    method: 'GET',
    url: SAMPLE_PATH,
    constraints: { host: /^sample\.localhost(?::\d+)?$/ },
    handler: (_request, reply) =>
      reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', POLICY)
        .type('text/html; charset=utf-8')
        .send(PAGE),
  })
}
