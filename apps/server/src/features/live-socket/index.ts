export { createMessageReader, MATCH_TOPIC, matchTopic } from './socket-messages.ts'
