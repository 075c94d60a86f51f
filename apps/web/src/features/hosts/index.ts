export { HostAvatar } from './host-avatar.tsx'
export { HostFollow } from './host-follow.tsx'
