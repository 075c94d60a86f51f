import host1 from '../../assets/hosts/1.svg?no-inline'
import host2 from '../../assets/hosts/2.svg?no-inline'
import host3 from '../../assets/hosts/3.svg?no-inline'
import host4 from '../../assets/hosts/4.svg?no-inline'
import host5 from '../../assets/hosts/5.svg?no-inline'
import host6 from '../../assets/hosts/6.svg?no-inline'
import host7 from '../../assets/hosts/7.svg?no-inline'
import host8 from '../../assets/hosts/8.svg?no-inline'
import host9 from '../../assets/hosts/9.svg?no-inline'
import host10 from '../../assets/hosts/10.svg?no-inline'

const HOSTS = [host1, host2, host3, host4, host5, host6, host7, host8, host9, host10]

/** One of ten drawn hosts, 1 to 10; an unknown number shows the first. The name stands beside it, so it is silent. */
export function HostPortrait({ portrait, size }: { portrait: number; size: number }) {
  return (
    <img
      src={HOSTS[portrait - 1] ?? host1}
      width={size}
      height={size}
      alt=""
      className="rounded-full object-cover"
      draggable={false}
    />
  )
}
