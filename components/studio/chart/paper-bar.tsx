import { cut } from '@/lib/drawing/cut'

type Props = { x: string; y: string; width: string; height: string; seed: number; className: string }

/** A bar of a chart with an uneven edge. `seed` varies the edge, by too little to misread the value. */
export function PaperBar({ x, y, width, height, seed, className }: Props) {
  const slant = ((seed * 7) % 4) / 4
  return (
    <svg x={x} y={y} width={width} height={height} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path
        d={cut(`0,${slant}! 100,0! ${99 - slant},100! ${slant / 2},99!`, { step: 60, wobble: 0.25 })}
        className={className}
      />
    </svg>
  )
}
