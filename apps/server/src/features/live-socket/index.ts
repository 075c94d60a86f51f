export { createMessageReader, matchTopic } from './socket-messages.ts'
