import type { Kit, Pitch } from './pitch.ts'

type PitchDrawingProps = Pitch & { id: string; width: number; height: number }

export function PitchDrawing({ id, width, height, horizon, stripes, crowd, players }: PitchDrawingProps) {
  const grass = `M0 ${horizon}h${width}v${height - horizon}H0z`
  return (
    <>
      <PitchInks id={id} grass={grass} />
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}-sky)`} />
      {crowd.map((fan) => (
        <circle key={fan.seat} cx={fan.x} cy={fan.y} r={fan.radius} fill={fan.colour} opacity={fan.opacity} />
      ))}
      <path d={grass} fill={`url(#${id}-grass)`} />
      <path d={stripes.join('')} fill="#15502F" opacity=".6" clipPath={`url(#${id}-clip)`} />
      <g stroke="#E9FFE0" strokeOpacity=".4" strokeWidth="1.5" fill="none">
        <path d={`M0 ${horizon + 1}h${width}M0 ${height * 0.7}h${width}`} />
        <ellipse cx={width / 2} cy={height * 0.7} rx={width * 0.19} ry={height * 0.1} />
      </g>
      {players.map((player) => (
        <g
          key={`${player.x},${player.y}`}
          transform={`translate(${player.x} ${player.y}) scale(${player.scale})`}
        >
          <PlayerFigure {...player.kit} />
        </g>
      ))}
      <circle cx={width * 0.54} cy={height * 0.77} r={height / 70} fill="#fff" />
      <Floodlights id={id} width={width} height={height} />
    </>
  )
}

function PitchInks({ id, grass }: { id: string; grass: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#050806" />
        <stop offset="1" stopColor="#0E1712" />
      </linearGradient>
      <linearGradient id={`${id}-grass`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#0E3A22" />
        <stop offset="1" stopColor="#061A10" />
      </linearGradient>
      <linearGradient id={`${id}-light`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#CBF43F" stopOpacity=".5" />
        <stop offset="1" stopColor="#CBF43F" stopOpacity="0" />
      </linearGradient>
      <clipPath id={`${id}-clip`}>
        <path d={grass} />
      </clipPath>
    </defs>
  )
}

function Floodlights({ id, width: w, height: h }: { id: string; width: number; height: number }) {
  return (
    <g fill={`url(#${id}-light)`}>
      <path d={`M${w * 0.06} 0h${w * 0.1}l${w * 0.42} ${h}h-${w * 0.3}z`} opacity=".28" />
      <path d={`M${w * 0.5} 0h${w * 0.07}l${w * 0.4} ${h}h-${w * 0.26}z`} opacity=".22" />
    </g>
  )
}

function PlayerFigure({ shirt, shorts }: Kit) {
  return (
    <>
      <ellipse cx="0" cy="1" rx="9" ry="2.5" fill="#000" opacity=".4" />
      <path d="M-1-16-5-1h3L1-10l5 9h3L4-16z" fill={shorts} />
      <path d="M-6-30h12l4 9-3 1.5-2-3v8H-5v-8l-2 3-3-1.5z" fill={shirt} />
      <circle cx="0" cy="-34.5" r="4.2" fill="#D9A57C" />
      <path d="M-4.3-35a4.3 4.3 0 0 1 8.6 0c-2.6-1.6-6-1.6-8.6 0Z" fill="#1C1410" />
    </>
  )
}
