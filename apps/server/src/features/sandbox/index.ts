export { createNetworkDelays, type NetworkDelays } from './network-delays.ts'
export { sandboxRoutes } from './sandbox-routes.ts'
export { createSandbox } from './sandbox-service.ts'
export { SAMPLE_HOST, samplePage } from './sample-page.ts'
