export { createMessageReader, MATCH_TOPIC, matchTopic, roomTopic } from './socket-messages.ts'
export { createViewers, type Viewers } from './viewers.ts'
