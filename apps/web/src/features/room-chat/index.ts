export { RoomChat } from './room-chat.tsx'
