import { expect, test } from 'vitest'
import { createRequestTimes } from './request-times.ts'

test('times are counted in rising buckets, by route, method and status class', () => {
  const times = createRequestTimes()
  const list = times.of('/api/list/{id}', 'GET')
  list.observe(200, 0.0005)
  list.observe(204, 0.03)
  list.observe(200, 60)
  list.observe(503, 0.001)
  const text = times.text()
  const labels = 'route="/api/list/{id}",method="GET",status="2xx"'
  expect(text).toContain('# TYPE http_request_duration_seconds histogram')
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.001",${labels}} 1\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels}} 2\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="10",${labels}} 2\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 3\n`)
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 3\n`)
  expect(text).toMatch(/status="5xx"\} 1\n/)
})

test('a route that nobody called is not shown', () => {
  const times = createRequestTimes()
  times.of('/api/quiet', 'GET')
  expect(times.text()).not.toContain('quiet')
})
